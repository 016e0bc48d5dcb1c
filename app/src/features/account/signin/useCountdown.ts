import { useEffect, useState } from "react";

/** Counts whole seconds down to 0. */
export function useCountdown(seconds: number): [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1_000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1_000));
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 1_000);
    return () => {
      clearInterval(timer);
    };
  }, [running]);
  return [
    left,
    (wanted) => {
      setNow(Date.now());
      setEnd(Date.now() + wanted * 1_000);
    },
  ];
}
