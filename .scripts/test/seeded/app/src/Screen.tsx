import { lazy, useEffect, useRef, useState } from "react"; // no-restricted-imports
import { type QueryClient, useQuery } from "@tanstack/react-query";

type Props = { id: string; names: string[]; read: (id: string) => Promise<string[]> };

export const Conditional = ({ id }: Props) => {
  if (id) useState(0); // rules-of-hooks
  return null;
};

export const Stale = ({ id, read }: Props) => {
  useEffect(() => void read(id), [read]); // exhaustive-deps
  return null;
};

export const Cascade = ({ id }: Props) => {
  const [shown, show] = useState("");
  useEffect(() => show(id), [id]); // set-state-in-effect
  return shown;
};

export const ReadsRef = () => {
  const box = useRef(0);
  return box.current; // refs
};

export const Changes = (props: Props) => {
  props.id = "a"; // immutability
  return <p>{props.id}</p>;
};

export const Random = () => <p>{Math.random()}</p>; // purity

export const Picture = () => <img src="a.png" />; // alt-text

export const Nowhere = ({ id }: Props) => <a href="#">{id}</a>; // anchor-is-valid

export const Pressed = ({ id }: Props) => <div onClick={() => id}>{id}</div>; // click-events-have-key-events no-static-element-interactions

export const Focused = () => <input autoFocus />; // no-autofocus

export const Order = ({ id }: Props) => <button tabIndex={2}>{id}</button>; // tabindex-no-positive

export const Role = ({ id }: Props) => <div role="datepicker">{id}</div>; // aria-role

export const Heading = () => <h1 />; // heading-has-content

export const Said = () => <p>cart</p>; // translated-text

export const Sentence = () => <p>Your cart</p>; // translated-text no-unlocalized-strings

export const Named = () => <button aria-label="close" />; // translated-text

const SENTENCE = () => "Your cart is empty"; // no-unlocalized-strings
const CARRIER = () => "Canada Post"; // no-unlocalized-strings
export const Outside = () => SENTENCE() + CARRIER();

export const Unread = ({ id, read }: Props) => {
  const { data = [] } = useQuery({ queryKey: [id], queryFn: () => read(id) }); // no-default-for-data
  return data.length;
};

export const Part = lazy(() => import("./Part.tsx"));

export const outdate = (queries: QueryClient) => queries.invalidateQueries(); // no-restricted-properties
