/** The lines of an address, each in the order of its own script. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  return lines.filter(Boolean).map((line, index) => (
    <span key={index} className="block">
      <bdi>{line}</bdi>
    </span>
  ));
}
