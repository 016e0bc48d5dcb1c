import { AddressForm } from "./AddressForm";
import { addressLines } from "./addressLines";
import { ListEditor } from "./ListEditor";
import { settingsMessages as t } from "./messages";
import { tagName } from "./taggedTexts";
import { useMember } from "./useMember";

const USUAL_COUNTRY = "US";

export function AddressList() {
  const { member, change } = useMember();
  const addresses = member.contact?.addresses ?? [];
  return (
    <ListEditor
      items={addresses}
      describe={(address) => {
        const lines = addressLines(address);
        return {
          name: lines[0] ?? t.addresses,
          note: tagName(address.tag, t.addressTags),
          body: lines.join(", "),
        };
      }}
      addLabel={t.addAddress}
      save={(entries) =>
        change((shop, id) =>
          // The platform takes an empty list for no change.
          entries.length === 0
            ? shop.members.deleteMemberAddresses(id)
            : shop.members.updateMember(id, { contact: { addresses: entries } }),
        )
      }
      form={({ item, keep, cancel }) => (
        <AddressForm item={item} keep={keep} cancel={cancel} country={addresses.at(-1)?.country ?? USUAL_COUNTRY} />
      )}
    />
  );
}
