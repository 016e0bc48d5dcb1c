import { t } from "@lingui/core/macro";
import { ADDRESS_TAGS, AddressForm } from "./AddressForm";
import { addressLines } from "../../../lib/places";
import { ListEditor } from "./ListEditor";
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
          name: lines[0] ?? t`Addresses`,
          note: tagName(address.tag, ADDRESS_TAGS),
          body: lines.join(", "),
        };
      }}
      addLabel={t`Add an address`}
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
