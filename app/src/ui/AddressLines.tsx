/** The lines of an address, each in the direction of its own script. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  return lines.filter(Boolean).map((line, index) => (
    <span key={index} className="block">
      <bdi>{line}</bdi>
    </span>
  ));
}
