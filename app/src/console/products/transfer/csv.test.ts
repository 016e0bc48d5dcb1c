import { expect, it } from "vitest";
import { csvOf } from "../../kit/list/csv";
import { parseCsv } from "./csv";

it("parseCsv reads spreadsheet CSV with the line of each row", () => {
  expect(parseCsv('\ufeffa,b\r\n"1 ""x""\n2","3,4"\r\n\r\n5,\n')).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 2, cells: ['1 "x"\n2', "3,4"] },
    { line: 5, cells: ["5", ""] },
  ]);
  expect(parseCsv("a;b\n1,5;2")).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 2, cells: ["1,5", "2"] },
  ]);
  expect(parseCsv('a,b\n"1,2\n3,4')).toBeNull();
  expect(parseCsv("")).toEqual([]);
});

it("parseCsv counts lines of quoted cells, empty rows and any line ending", () => {
  const linesOf = (text: string) => parseCsv(text)?.map(({ line, cells }) => [line, ...cells]);
  expect(linesOf("a,b\r1,2\r\r3,4")).toEqual([
    [1, "a", "b"],
    [2, "1", "2"],
    [4, "3", "4"],
  ]);
  expect(linesOf('a\tb\n"x\r\n\r\ny"\t"1,5"\r\nlast\t""')).toEqual([
    [1, "a", "b"],
    [2, "x\r\n\r\ny", "1,5"],
    [5, "last", ""],
  ]);
  const many = Array.from({ length: 20_000 }, (_, index) => `"${index}\n",x`).join("\n");
  expect(parseCsv(many)?.at(-1)).toEqual({ line: 39_999, cells: ["19999\n", "x"] });
});

it("parseCsv refuses text after a closing quote", () => {
  expect(parseCsv('a,b\n"1"x,2\n3,4')).toBeNull();
  expect(parseCsv('a,b\n1"x,2')).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 2, cells: ['1"x', "2"] },
  ]);
});

it("csvOf escapes formulas, and parseCsv restores them", () => {
  const cells = ['=HYPERLINK("http://evil")', "+1+1", "-2+3", "@SUM(A1)", "\t=1", "'=1", "''@x", "'-5"];
  const written = csvOf([cells]);
  expect(parseCsv(written)?.[0]?.cells).toEqual(cells);
  for (const cell of cells) expect(written).toContain(`'${cell.replaceAll('"', '""')}`);
  const plain = ["Mug", "-12.50", "+1", "'tis", "'", "a=b"];
  expect(csvOf([plain])).toBe("Mug,-12.50,+1,'tis,',a=b\r\n");
  expect(parseCsv(csvOf([plain]))?.[0]?.cells).toEqual(plain);
});
