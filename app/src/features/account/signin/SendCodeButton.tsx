import { useMutation } from "@tanstack/react-query";
import { Button, Notice } from "../../../ui";
import { sayCodeError } from "./refusal";

/** Begins a factor that sends something. */
export function SendCodeButton({ label, send }: { label: string; send: () => Promise<void> }) {
  const { mutate, isPending, error } = useMutation({ mutationFn: send });
  return (
    <div>
      <Button className="w-full" busy={isPending} onClick={() => mutate()}>
        {label}
      </Button>
      {error && (
        <Notice tone="bad" role="alert" className="mt-3">
          {sayCodeError(error)}
        </Notice>
      )}
    </div>
  );
}
