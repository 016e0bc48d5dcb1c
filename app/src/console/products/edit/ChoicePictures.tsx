import { plural, t } from "@lingui/core/macro";
import { parseImage } from "../../../lib/media";
import { useConfig } from "../../../lib/useShop";
import { Dialog, Picture as Shown } from "../../../ui";
import { CheckBox } from "../../../ui/form";
import { DialogButton } from "../../kit/ui/DialogButton";
import type { Choice, Picture } from "./model";

interface Props {
  choice: Choice;
  /** The pictures of the product. */
  pictures: readonly Picture[];
  onChange: (media: readonly string[]) => void;
}

/** The pictures that the shop shows for a choice, ticked among those of the product. */
export function ChoicePictures({ choice: { name, media }, pictures, onChange }: Props) {
  const { host } = useConfig();
  const linked = media.filter((id) => pictures.some((picture) => picture.id === id));
  const count =
    linked.length === 0 ? t`Pictures` : plural({ count: linked.length }, { one: "# picture", other: "# pictures" });
  return (
    <DialogButton
      look="text"
      size="small"
      className="px-2 whitespace-nowrap"
      aria-label={`${count}: ${name}`}
      reason={pictures.length === 0 ? t`The product has no pictures yet.` : undefined}
      dialog={(close) => (
        <Dialog open title={t`Pictures of ${{ name }}`} closeLabel={t`Close`} onClose={close}>
          <p className="mb-4 text-soft">{t`Shown in the shop when this choice is selected.`}</p>
          <ul className="grid gap-3 sm:grid-cols-2">
            {pictures.map(({ id, url, alt }, index) => (
              <li key={id} className="flex items-center gap-3">
                <span className="w-16 shrink-0 overflow-hidden rounded-sm">
                  <Shown image={parseImage(url, host, alt)} sizes="4rem" small alt="" />
                </span>
                <CheckBox
                  label={alt || t`Picture ${{ number: index + 1 }}`}
                  checked={linked.includes(id)}
                  onChange={(isOn) => onChange(isOn ? [...linked, id] : linked.filter((each) => each !== id))}
                />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    >
      {count}
    </DialogButton>
  );
}
