/** GraphiQL over the platform's GraphQL. The workbench sends the queries with the caller's token: no page holds a key. */
import "@graphiql/react/style.css";
import "@graphiql/plugin-doc-explorer/style.css";
import "@graphiql/plugin-history/style.css";
import "graphiql/graphiql.css";
import "./style.css";
import { GraphiQL, type GraphiQLProps } from "graphiql";
import type { ExecutionResult } from "graphql";
import { StrictMode, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";

const ROLES = { visitor: "A new visitor", owner: "The owner" };
const EXAMPLE = `{
  products(first: 3) {
    nodes { name slug }
  }
}
`;

/** Sends queries as a caller of a role. */
const asking =
  (role: string): GraphiQLProps["fetcher"] =>
  async (query) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify(query);
    const answer = await fetch(`/workbench/graphql/as/${role}`, { method: "POST", headers, body });
    return (await answer.json()) as ExecutionResult;
  };

function Workbench() {
  const [role, setRole] = useState("visitor");
  const fetcher = useMemo(() => asking(role), [role]);
  return (
    <GraphiQL
      fetcher={fetcher}
      defaultQuery={EXAMPLE}
      isHeadersEditorEnabled={false}
      showPersistHeadersSettings={false}
    >
      <GraphiQL.Logo>
        <label>
          As{" "}
          <select value={role} onChange={(event) => setRole(event.target.value)}>
            {Object.entries(ROLES).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <a href="/workbench/graphql">Workbench</a>
      </GraphiQL.Logo>
    </GraphiQL>
  );
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Workbench />
    </StrictMode>,
  );
}
