/** Sample values of declared types. */
import ts from "typescript";

/**
 * The form of a sample.
 * @typedef {object} Shape
 * @property {boolean} wire as the platform sends it, rather than as programs see it
 * @property {"full" | "minimal" | "nulls"} fill every field, those that must be there, or null wherever it is allowed
 * @property {string} text what texts hold
 * @property {readonly string[]} [numbers] words that stand in numbers in turn, as those that are not finite travel
 */

const MOMENT = "2026-01-02T03:04:05.678Z";
const IMAGE = "wix:image://v1/abc_def~mv2.jpg/Blue%20mug%20%26%20lid.jpg#originWidth=1200&originHeight=800";
const VIDEO = "wix:video://v1/vid_1/Spin.mp4#posterUri=poster_1.jpg&posterWidth=640&posterHeight=360";

/** Data with user-defined keys. */
const OWN = { Colour: "Blue", size: 3, list: ["a", { deep: true }], none: null, id: "own", _createdDate: "own" };

/** A page, as returned by a call with a non-JSON answer. */
const BYTES = "PGh0bWw+";

/** @param {import("typescript").TypeChecker} checker */
export function sampler(checker) {
  let numbers = 0;

  /**
   * @param {import("typescript").Type} type
   * @param {Shape} shape
   * @param {string} name the field it stands in
   * @param {readonly import("typescript").Type[]} above the types it stands in: one that stands in itself ends there
   */
  function sample(type, shape, name, above = []) {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return structuredClone(OWN);
    if (type.isUnion()) return ofUnion(type, shape, name, above);
    if (type.isLiteral()) return type.value;
    if (type.flags & ts.TypeFlags.BooleanLike) return true;
    if (type.flags & ts.TypeFlags.NumberLike) return shape.numbers?.[numbers++ % shape.numbers.length] ?? 2.5;
    if (type.flags & ts.TypeFlags.StringLike) return text(name, shape);
    if (type.symbol?.name === "Uint8Array") return BYTES;
    if (type.symbol?.name === "Date") return shape.wire ? MOMENT : new Date(MOMENT);
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type);
      return above.includes(item) ? [] : [sample(item, shape, name, above)];
    }
    const indexed = checker.getIndexInfosOfType(type)[0];
    if (indexed) return { Colour: sample(indexed.type, shape, "value", above) };
    return ofFields(type, shape, above);
  }

  function ofUnion(type, shape, name, above) {
    if (shape.fill === "nulls" && type.types.some(({ flags }) => flags & ts.TypeFlags.Null)) return null;
    const types = type.types.filter(({ flags }) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)));
    const [first] = types;
    return first && sample(first, shape, name, above);
  }

  function ofFields(type, shape, above) {
    const fields = {};
    if (above.includes(type)) return fields;
    for (const property of checker.getPropertiesOfType(type)) {
      const optional = property.flags & ts.SymbolFlags.Optional;
      if (shape.fill === "minimal" && optional) continue;
      fields[property.name] = sample(checker.getTypeOfSymbol(property), shape, property.name, [...above, type]);
    }
    return fields;
  }

  return sample;
}

/** A text in the format of a field with this name. */
function text(name, { wire, text }) {
  if (!wire && /^(image|media|displayImage)$/.test(name)) return IMAGE;
  if (!wire && name === "video") return VIDEO;
  if (name === "url") return "https://shop.example/a%20page?b=c#d";
  if (/[dD]ate$/.test(name)) return MOMENT;
  return `${text} ${name}`;
}
