import { t } from "@lingui/core/macro";
import { useOpenHere } from "../../lib/useOpenHere";
import { Drawer, IconButton } from "../../ui";
import { CollectionLinks } from "./CollectionLinks";

const MENU_LINK = "flex min-h-14 items-center font-display text-lg aria-[current=page]:text-brand";

/** Where there is no room for the links: a button, and a drawer with them. Going anywhere closes it. */
export function Menu({ className }: { className?: string }) {
  const [open, setOpen] = useOpenHere();
  return (
    <>
      <IconButton
        icon="menu"
        label={t`Menu`}
        aria-haspopup="dialog"
        className={className}
        onClick={() => {
          setOpen(true);
        }}
      />
      <Drawer
        open={open}
        title={t`Menu`}
        closeLabel={t`Close menu`}
        side="start"
        onClose={() => {
          setOpen(false);
        }}
      >
        <nav aria-label={t`Main menu`} className="flex-1 overflow-y-auto px-6 py-4">
          <ul className="divide-y divide-line">
            <CollectionLinks className={MENU_LINK} />
          </ul>
        </nav>
      </Drawer>
    </>
  );
}
