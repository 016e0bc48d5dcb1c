import { type ComponentProps, useId } from "react";
import { type ButtonLook, buttonStyle } from "../../../ui/buttonStyle";

interface Props extends Pick<ComponentProps<"input">, "accept" | "multiple" | "disabled" | "aria-label"> {
  look?: ButtonLook;
  onFiles: (files: readonly File[]) => void;
  children: string;
}

/** A button that opens the file picker. The same file can be picked again. */
export function FileButton({ look = "outline", onFiles, children, ...input }: Props) {
  const id = useId();
  return (
    <span>
      <input
        {...input}
        id={id}
        type="file"
        className="peer sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = "";
          onFiles(files);
        }}
      />
      <label
        htmlFor={id}
        className={buttonStyle(
          look,
          "regular",
          "cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-disabled:cursor-not-allowed peer-disabled:opacity-55",
        )}
      >
        {children}
      </label>
    </span>
  );
}
