export const rowHeights = ['compact', 'default', 'relaxed'] as const;
export type RowHeight = (typeof rowHeights)[number];

/** What a person chose for one list. Columns a newer console adds are in neither and stand as declared. */
export interface ColumnChoice {
  readonly order: readonly string[];
  readonly visible: Readonly<Record<string, boolean>>;
  readonly height: RowHeight;
}

/** What a column has in each row, where that is of a known size. */
export type ContentKind = 'word' | 'date' | 'number' | 'address';

/** What the rules need to know of a column. */
export interface ColumnFacts {
  readonly key: string;
  readonly fixed?: boolean;
  readonly hidden?: boolean;
  readonly priority?: 1 | 2 | 3 | 4;
  readonly least?: number;
  readonly kind?: ContentKind;
  /** The field it is sorted by, under which a filter may name it. */
  readonly sort?: string;
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
/** Where a name and a state do not fit on one line of a card. */
export const CARD_LINE = 300;
const NAME_LEAST = 160;
const LEAST = 120;
/** Line one: name and state; line two: two more. */
const CARD_CELLS = 4;
/** Pixels that a kind of content needs at least, and the most that a wide screen gives it. */
const sizes = { word: [96, 150], date: [128, 168], number: [88, 120], address: [140, 190] } as const;

export const leastOf = ({ least, kind }: ColumnFacts, at: number) =>
  least ?? (at === 0 ? NAME_LEAST : kind ? sizes[kind][0] : LEAST);
const mostOf = ({ kind }: ColumnFacts) => (kind ? sizes[kind][1] : Infinity);

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

/** The padding of a header cell and the arrow of the column that is sorted by. */
const AROUND_TITLE = 42;
const leastForTitle = (title: string) => leastForWord(title) - AROUND_WORD + AROUND_TITLE;

interface Words {
  readonly key: string;
  readonly options: readonly { readonly label: string }[];
}

/**
 * A column that is filtered by what it says has room for the longest of it, which differs from language to language; one of a
 * known size for its title.
 */
export const withRoomForWords = <Kind extends ColumnFacts & { readonly title?: string }>(
  columns: readonly Kind[],
  filters: readonly Words[],
) =>
  columns.map((column, at) => {
    // Both are called as the server calls the field, the column by what it is sorted by.
    const words = filters.find(({ key }) => key === column.key || key === column.sort)?.options ?? [];
    const title = column.kind && column.title ? leastForTitle(column.title) : 0;
    const least = Math.max(leastOf(column, at), title, ...words.map(({ label }) => leastForWord(label)));
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

/**
 * Pixels of every column but the first, which takes what is left. Each has its least and a share of what is over; one of a
 * known size takes no more than that, and leaves the rest to the others.
 */
export function spreadColumns(columns: readonly ColumnFacts[], room: number): number[] {
  const needs = columns.map(leastOf);
  const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
  const share = (need: number) => need + (Math.max(0, room - sum(needs)) * need) / sum(needs);
  const capped = columns.map((column, at) => {
    const need = needs[at] ?? 0;
    return at > 0 && column.kind ? Math.max(need, Math.min(mostOf(column), share(need))) : null;
  });
  const free = sum(needs.filter((_, at) => capped[at] === null));
  const over = Math.max(0, room - free - sum(capped.map((most) => most ?? 0)));
  return needs.map((need, at) => Math.round(capped[at] ?? need + (over * need) / free)).slice(1);
}
