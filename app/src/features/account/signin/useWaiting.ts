import { useEffect, useState } from "react";

const SHOW_PROGRESS_MS = 3_000;
const OFFER_ANOTHER_WAY_MS = 10_000;

export type Waiting = "briefly" | "long" | "too long";

/** How long something has been under way, in the steps that people should hear of. */
export function useWaiting(busy: boolean): Waiting {
  const [waiting, setWaiting] = useState<Waiting>("briefly");
  useEffect(() => {
    if (!busy) return;
    const timers = [
      setTimeout(() => {
        setWaiting("long");
      }, SHOW_PROGRESS_MS),
      setTimeout(() => {
        setWaiting("too long");
      }, OFFER_ANOTHER_WAY_MS),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setWaiting("briefly");
    };
  }, [busy]);
  return waiting;
}
