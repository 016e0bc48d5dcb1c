"use client";

/** The error page; the server's log has the error with its cause. */
export default function Failed({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <main>
      <p role="alert">{error.message}</p>
      <button onClick={reset}>Try again</button>
    </main>
  );
}
