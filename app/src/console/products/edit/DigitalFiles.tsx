import { t } from "@lingui/core/macro";
import { Notice } from "../../../ui";
import { useSite } from "../../session/site";
import { FileButton } from "../../kit/ui/FileButton";
import { Section } from "../../kit/ui/Section";
import type { DigitalFile, Edit, Row } from "./model";
import { UploadQueue } from "./UploadQueue";
import { type Uploads, useUploads } from "./useUploads";
import { rowName } from "./variants";

interface Props {
  edit: Edit;
  onChange: (step: (files: readonly DigitalFile[]) => readonly DigitalFile[]) => void;
}

/** The files of a digital product: one for each variant, which its buyers download. */
export function DigitalFiles({ edit, onChange }: Props) {
  const reason = useSite().gap("fileUploads");
  const uploads = useUploads(({ id }, { file, target: key }) => {
    onChange((files) => [...files.filter((each) => each.key !== key), { key, id, name: file.name }]);
  });
  return (
    <Section title={t`Files`}>
      <p className="mb-4 text-soft">{t`Customers get the file of the variant they buy.`}</p>
      {reason && (
        <Notice tone="plain" className="mb-4">
          {reason}
        </Notice>
      )}
      <ul className="divide-y divide-line">
        {edit.rows.map((row) => (
          <FileItem
            key={row.key}
            row={row}
            name={rowName(row, edit.options) || edit.details.name}
            file={edit.files.find(({ key }) => key === row.key)}
            uploads={uploads}
            canUpload={reason === undefined}
          />
        ))}
      </ul>
    </Section>
  );
}

interface ItemProps {
  row: Row;
  name: string;
  file: DigitalFile | undefined;
  uploads: Uploads;
  canUpload: boolean;
}

function FileItem({ row, name, file, uploads, canUpload }: ItemProps) {
  const queue = uploads.queue.filter(({ target: place }) => place === row.key);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="min-w-40 flex-1 break-words">
        {name}
        <span className="block text-sm text-soft">
          <bdi>{file?.name ?? t`No file yet`}</bdi>
        </span>
      </span>
      {canUpload && row.id === "" && <span className="text-sm text-soft">{t`Save the product first.`}</span>}
      {canUpload && row.id !== "" && (
        <FileButton
          accept=".pdf,.zip,audio/*,video/*,image/*"
          aria-label={file ? t`Replace the file of ${name}` : t`Upload the file of ${name}`}
          onFiles={([first]) => {
            // The newest file wins: drop a running upload for the same variant.
            for (const { key } of queue) uploads.drop(key);
            if (first) uploads.add([first], row.key);
          }}
        >
          {file ? t`Replace` : t`Upload`}
        </FileButton>
      )}
      <UploadQueue uploads={uploads} queue={queue} className="basis-full" />
    </li>
  );
}
