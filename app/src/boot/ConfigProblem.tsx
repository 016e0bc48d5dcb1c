/* oxlint-disable lingui/no-unlocalized-strings, store/translated-text -- read by the store's operator, before any texts are loaded */

/** The error page of a store without a valid configuration. */
export function ConfigProblem({ problems }: { problems: readonly string[] }) {
  return (
    <main className="shell max-w-2xl py-24">
      <title>The store is not set up</title>
      <h1 className="text-3xl">The store is not set up yet</h1>
      <p className="mt-5">
        It asks its own server for /config.json to know which site it sells for. That answer does not do:
      </p>
      <ul className="mt-3 list-disc ps-5">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <p className="mt-6">Start the server with both variables set, then load this page again:</p>
      <pre className="mt-3 overflow-x-auto rounded-sm bg-sunken p-4 text-sm">
        CARTWRIGHT_CLIENT_ID=… CARTWRIGHT_HOST=http://localhost:4400 npm run dev
      </pre>
      <p className="mt-4 text-soft">The platform prints its client id when it starts.</p>
    </main>
  );
}
