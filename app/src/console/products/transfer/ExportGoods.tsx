import { plural, t } from "@lingui/core/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { numberText } from "../../../lib/money";
import { Button } from "../../../ui";
import { useConsole } from "../../session/client";
import { ExportProgress } from "../../kit/list/CsvExport";
import { useCsvExport } from "../../kit/list/useCsvExport";
import { useListParams } from "../../kit/list/useListParams";
import { RadioGroup } from "../../kit/ui/RadioGroup";
import { Section } from "../../kit/ui/Section";
import { countQuery, FILTER_KEYS, type ProductFilters } from "../queries";
import { FILE_NAME, readerOf, readPage } from "./goodsFile";

/** The filters of the product list that opened the page. */
function useFilters() {
  const { values } = useListParams(FILTER_KEYS);
  // Sorted by creation: edits during the export move no product to a page that was already read.
  const filters: ProductFilters = { ...values, sort: "newest" };
  const every: ProductFilters = { ...filters, q: "", shown: "", stock: "" };
  return { filters, every, isFiltered: values.q + values.shown + values.stock !== "" };
}

/** The export of all products, or of those that match the list's filters. */
export function ExportGoods() {
  const { client, host } = useConsole();
  const queries = useQueryClient();
  const { filters, every, isFiltered } = useFilters();
  const [all, setAll] = useState(!isFiltered);
  const task = useCsvExport();
  const wanted = all ? every : filters;
  const { data: countOfAll } = useQuery(countQuery(client, every));
  const { data: countOfFound } = useQuery(countQuery(client, filters));
  const total = all ? countOfAll : countOfFound;
  const countText = (count: number | undefined) => (count === undefined ? "…" : numberText(count));
  const { isBusy } = task;
  const start = () => {
    task.start(FILE_NAME, async (cursor, signal) =>
      readPage(await readerOf(queries, client, host), wanted, cursor, signal),
    );
  };
  const done = numberText(task.count);
  return (
    <Section title={t`Export`}>
      <p className="mb-4 max-w-2xl text-soft">
        {t`A CSV file with a line for each variant and every column that the import reads, so that it can be edited and imported again.`}
      </p>
      {isFiltered && (
        <div className="mb-4">
          <RadioGroup
            legend={t`Which products?`}
            disabled={isBusy}
            value={all ? "all" : "found"}
            onChange={(value) => setAll(value === "all")}
            choices={[
              { value: "all", label: t`All products (${{ count: countText(countOfAll) }})` },
              { value: "found", label: t`All that match the filters (${{ count: countText(countOfFound) }})` },
            ]}
          />
        </div>
      )}
      {!isBusy && (
        <Button look="outline" aria-disabled={total === 0} onClick={() => total !== 0 && start()}>
          {total === undefined
            ? t`Export products`
            : plural({ count: total }, { 0: "Nothing to export", one: "Export # product", other: "Export # products" })}
        </Button>
      )}
      <ExportProgress
        task={task}
        total={total}
        text={
          total === undefined
            ? plural({ count: task.count }, { one: "# product", other: "# products" })
            : t`${{ part: done }} of ${{ count: numberText(total) }} products`
        }
      />
    </Section>
  );
}
