import { useEffect, useRef } from "react";
import { ContactLink } from "../ContactLink";
import { Icon } from "../Icon";
import type { Problem } from "./useStoreForm";

/** The error summary of a form, with a link to each field. Takes the focus when an attempt fails. */
export function ErrorSummary({ problems, failures }: { problems: readonly Problem[]; failures: number }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failures > 0) box.current?.focus();
  }, [failures]);
  if (failures === 0 || problems.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="col-span-full rounded-sm bg-bad-wash px-4 py-3 text-sm text-bad"
    >
      <div className="flex gap-3">
        <Icon name="alert" size={20} />
        <ul className="min-w-0 flex-1 space-y-1">
          {problems.map(({ message, fieldId, contact }) => (
            <li key={fieldId ?? message}>
              {fieldId === undefined ? (
                message
              ) : (
                <a
                  href={`#${fieldId}`}
                  className="link inline-block py-0.5"
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(fieldId)?.focus();
                  }}
                >
                  {message}
                </a>
              )}
              {contact && <ContactLink className="link block w-fit py-0.5" />}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
