"use client";

/** The page in place of one that failed: the server's log has the error with its cause. */
export default function Failed({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <main>
      <p role="alert">{error.message}</p>
      <button onClick={reset}>Try again</button>
    </main>
  );
}
