import Papa from 'papaparse';

/** spec: s3.preview. More rows than anybody reads in a preview, and the page stands still for no time. */
export const MOST_ROWS = 200;

export interface PreviewTable {
  readonly head: readonly string[];
  /** The first of them. */
  readonly rows: readonly (readonly string[])[];
  /** All that were read. */
  readonly count: number;
  /** The places of the columns that hold numbers. */
  readonly numbers: ReadonlySet<number>;
}

const isNumber = (text: string) => /^[-+−]?\d[\d\s.,]*%?$/.test(text.trim());

/** Text with separators as a table; `isCut`: the text ends somewhere within the file, so that its last row may be half. */
export function readTable(text: string, isCut: boolean): PreviewTable {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: true });
  const [head = [], ...all] = isCut ? data.slice(0, -1) : data;
  const rows = all.slice(0, MOST_ROWS);
  const numbers = head.flatMap((_, at) => {
    const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
    return cells.length > 0 && cells.every(isNumber) ? [at] : [];
  });
  return { head, rows, count: all.length, numbers: new Set(numbers) };
}
