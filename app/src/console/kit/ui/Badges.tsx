import type { ComponentProps } from "react";
import { Badge } from "../../../ui";

/** A state in a word or two, with its badge's tone. */
export interface State {
  text: string;
  tone: ComponentProps<typeof Badge>["tone"];
}

/** A badge for each state. */
export function Badges({ states }: { states: readonly State[] }) {
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1.5">
      {states.map(({ text, tone }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
    </span>
  );
}
