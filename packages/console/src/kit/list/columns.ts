import type { ReactNode } from 'react';

/** One column of a list. A list's columns are an array, each cell a function of the item. */
export interface Column<Item> {
  /** Kept in the browser's memory. A column `status` stands at the end of a row's first line where rows are cards. */
  readonly key: string;
  readonly title: string;
  /** The field the server sorts by; without one the column cannot be sorted. */
  readonly sort?: string;
  readonly cell: (item: Item) => ReactNode;
  /** What an exported file has of it, where the cell does not say it in text. */
  readonly text?: (item: Item) => string;
  readonly align?: 'end';
  /** 1 stays longest on narrow screens, 4 goes first. 2 if left out. */
  readonly priority?: 1 | 2 | 3 | 4;
  /** Cannot be hidden or moved; the first column never can. */
  readonly fixed?: boolean;
  /** Not shown until a person chooses it. */
  readonly hidden?: boolean;
  /** Its values say nothing without the title, which then stands before them where rows are cards. */
  readonly titled?: true;
  /** Pixels it needs at least, 120 if left out. */
  readonly least?: number;
}

/** One of several that an action leaves out. */
export interface Refused {
  readonly name: string;
  readonly reason: string;
}

/** Something that can be done to one row, or to all that are selected. */
export interface RowAction<Item> {
  readonly key: string;
  readonly label: string;
  readonly icon?: string;
  /** Is given the items that allow it, and of several those that do not: what asks before it begins says so. */
  readonly run: (items: readonly Item[], refused?: readonly Refused[]) => void;
  /** The words why the state of this item forbids it now, or false. `among` are all that are chosen, the item too. */
  readonly blocked?: (item: Item, among: readonly Item[]) => string | false;
  readonly danger?: boolean;
  /** Also for several rows at once. */
  readonly bulk?: boolean;
}

/** A filter the server knows for a list, with the values to choose from. */
export interface FilterFacts {
  readonly key: string;
  readonly title: string;
  readonly icon?: string;
  /** None: any text is looked for (`contains:`); the list has the filter among its `texts`. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}
