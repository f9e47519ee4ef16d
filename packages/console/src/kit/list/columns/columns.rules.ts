export const rowHeights = ['compact', 'default', 'relaxed'] as const;
export type RowHeight = (typeof rowHeights)[number];

/** What a person chose for one list. Columns a newer console adds are in neither and stand as declared. */
export interface ColumnChoice {
  readonly order: readonly string[];
  readonly visible: Readonly<Record<string, boolean>>;
  readonly height: RowHeight;
}

/** What the rules need to know of a column. */
export interface ColumnFacts {
  readonly key: string;
  readonly fixed?: boolean;
  readonly hidden?: boolean;
  readonly priority?: 1 | 2 | 3 | 4;
  readonly least?: number;
}

export interface Arranged<Kind> {
  readonly column: Kind;
  readonly isShown: boolean;
  readonly isFixed: boolean;
}

export const noChoice: ColumnChoice = { order: [], visible: {}, height: 'default' };

/** Reads what the browser kept; what cannot be used counts as not there. */
export function readChoice(stored: string | null): ColumnChoice {
  const value = parse(stored);
  if (typeof value !== 'object' || value === null) return noChoice;
  const { order, visible, height } = value as { order?: unknown; visible?: unknown; height?: unknown };
  return {
    order: Array.isArray(order) ? order.filter((key) => typeof key === 'string') : [],
    visible:
      typeof visible === 'object' && visible !== null
        ? Object.fromEntries(
            Object.entries(visible).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
          )
        : {},
    height: rowHeights.find((known) => known === height) ?? 'default',
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** All columns in the chosen order: the fixed ones, to which the first belongs, lead as declared. */
export function arrange<Kind extends ColumnFacts>(
  columns: readonly Kind[],
  { order, visible }: ColumnChoice,
): Arranged<Kind>[] {
  const fixed = columns.filter(({ fixed: isFixed }, at) => isFixed || at === 0);
  const free = sorted(
    columns.filter((column) => !fixed.includes(column)),
    order,
  );
  return [
    ...fixed.map((column) => ({ column, isShown: true, isFixed: true })),
    ...free.map((column) => ({ column, isShown: visible[column.key] ?? !column.hidden, isFixed: false })),
  ];
}

/** Chosen places first; a column without one follows the column it is declared behind. */
function sorted<Kind extends ColumnFacts>(columns: readonly Kind[], order: readonly string[]): Kind[] {
  const placed = order.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  for (const [at, column] of columns.entries()) {
    if (placed.includes(column)) continue;
    const before = columns[at - 1];
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, column);
  }
  return placed;
}

/** The order after one column was put before or behind another's place; fixed columns stay where they are. */
export function moveColumn<Kind extends ColumnFacts>(
  arranged: readonly Arranged<Kind>[],
  key: string,
  to: number,
): string[] {
  const free = arranged.filter(({ isFixed }) => !isFixed).map(({ column }) => column.key);
  const from = free.indexOf(key);
  if (from < 0) return free;
  const place = Math.max(0, Math.min(free.length - 1, to - (arranged.length - free.length)));
  free.splice(from, 1);
  free.splice(place, 0, key);
  return free;
}

export const CARDS_BELOW = 640;
const NAME_LEAST = 160;
const LEAST = 120;
/** Line one: name and state; line two: two more. */
const CARD_CELLS = 4;

export const leastOf = ({ least }: ColumnFacts, at: number) => least ?? (at === 0 ? NAME_LEAST : LEAST);

/** A cell's own padding, a state's icon before the word, and what the estimate below is short of at most. */
const AROUND_WORD = 52;
const MOST_FOR_WORD = 220;
/** Pixels of one character in a row's type, measured: what is in no script here is as wide as it is high. */
const widthOf = (character: string) =>
  /\p{Script=Latin}|[ -~]/u.test(character)
    ? 7.2
    : /\p{Script=Cyrillic}/u.test(character)
      ? 8
      : /\p{Script=Arabic}/u.test(character)
        ? 7
        : 13;
const leastForWord = (word: string) =>
  Math.min(MOST_FOR_WORD, Math.ceil(AROUND_WORD + [...word].reduce((sum, character) => sum + widthOf(character), 0)));

interface Words {
  readonly key: string;
  readonly options: readonly { readonly label: string }[];
}

/** A column that is filtered by what it says has room for the longest of it, which differs from language to language. */
export const withRoomForWords = <Kind extends ColumnFacts>(columns: readonly Kind[], filters: readonly Words[]) =>
  columns.map((column, at) => {
    const words = filters.find(({ key }) => key === column.key)?.options ?? [];
    const least = Math.max(leastOf(column, at), ...words.map(({ label }) => leastForWord(label)));
    return { ...column, least };
  });

/**
 * The columns there is room for, in pixels: those of the highest priority number go first, the later of two first,
 * before the name gets less than it needs (visual language, "Small screens"). Cards hold four.
 */
export function fitColumns<Kind extends ColumnFacts>(columns: readonly Kind[], room: number, asCards: boolean): Kind[] {
  const rank = (column: Kind, at: number) => (at === 0 ? 0 : (column.priority ?? 2));
  const byPriority = columns
    .map((column, at) => ({ column, at, rank: rank(column, at) }))
    .sort((one, other) => one.rank - other.rank || one.at - other.at);
  const kept = new Set<Kind>();
  let used = 0;
  for (const { column, at } of byPriority) {
    used += leastOf(column, at);
    if (at > 0 && (asCards ? kept.size === CARD_CELLS : used > room)) break;
    kept.add(column);
  }
  return columns.filter((column) => kept.has(column));
}

/** Pixels of every column but the first, which takes what is left: each its least and a share of the rest. */
export function spreadColumns(columns: readonly ColumnFacts[], room: number): number[] {
  const needs = columns.map(leastOf);
  const total = needs.reduce((sum, need) => sum + need, 0);
  const spare = Math.max(0, room - total);
  return needs.slice(1).map((need) => Math.round(need + (spare * need) / total));
}
