import type { Action, ListQuery } from '@skydeck/contract';
import type { ReactNode } from 'react';
import type { AnyResource } from '../data/resource.ts';
import type { ShortcutName } from '../shortcuts/index.ts';
import type { ContentKind } from './columns/columns.rules.ts';

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
  /** What rows that are all here are sorted and filtered by. null: not known, which is least. */
  readonly value?: (item: Item) => string | number | null;
  /** Where a text is looked for in rows that are all here. */
  readonly searchText?: (item: Item) => string;
  readonly align?: 'end';
  /** 1 stays longest on narrow screens, 4 goes first. 2 if left out. */
  readonly priority?: 1 | 2 | 3 | 4;
  /** Cannot be hidden or moved; the first column never can. */
  readonly fixed?: boolean;
  /** Not shown until a person chooses it. */
  readonly hidden?: boolean;
  /** Its values say nothing without the title, which then stands before them where rows are cards. */
  readonly titled?: true;
  /** Pixels it needs at least; left out, what its `kind` needs. */
  readonly least?: number;
  /** Its content is of a known size: on a wide screen the others take what is over. */
  readonly kind?: ContentKind;
}

/** One of several that an action leaves out. */
export interface Refused {
  readonly name: string;
  readonly reason: string;
  /** The page on which the reason can be ended. */
  readonly to?: string;
}

/** All that a list has with its filters, those that are not on the screen too. */
export interface AllMatching {
  /** As the list asks the server for them. */
  readonly filters: Readonly<Record<string, string>>;
  /** How many that were when somebody chose to. */
  readonly count: number;
  /** Is called when it has begun. */
  readonly onBegun: () => void;
}

/** Something that can be done to one row, or to all that are selected. */
export interface RowAction<Item> {
  readonly key: string;
  readonly label: string;
  readonly icon?: string;
  /**
   * Is given the items that allow it, and of several those that do not: what asks before it begins says so. With `matching`
   * these are those on the screen, and it is done to all.
   */
  readonly run: (items: readonly Item[], refused?: readonly Refused[], matching?: AllMatching) => void;
  /**
   * The words why the state of this item forbids it now, or false. `among` are all that are chosen, the item too; with
   * `isPart` there are more of them than anybody sees here.
   */
  readonly blocked?: (item: Item, among: readonly Item[], isPart?: boolean) => string | false;
  /** The page on which what forbids it can be ended; null where nobody can do that but wait. */
  readonly freedAt?: (item: Item) => string | null;
  readonly danger?: boolean;
  /** What people come to the page of an item for: the primary button there. At most one has it. */
  readonly primary?: boolean;
  /** Also for several rows at once; `matching`: also for all that the list has, after asking. */
  readonly bulk?: boolean | 'matching';
  /** The key that does it on the page of an item. */
  readonly shortcut?: ShortcutName;
}

/** What a dialog is given that asks before an action. */
export interface ActionDialogProps<Item> {
  /** Those it will be done to. */
  readonly chosen: readonly Item[];
  /** Those that were chosen, too, and stay as they are. */
  readonly refused?: readonly Refused[] | undefined;
  /** It will be done to all of these, of which `chosen` and `refused` are on the screen. */
  readonly matching?: AllMatching | undefined;
  readonly onClose: () => void;
  /** What leads away from the page of an item that is gone, or ends the choice in a list. */
  readonly onDone?: (() => void) | undefined;
}

/** An action of a resource: for whom it is, and what it does, which is one of three. */
export type OfferedAction<Item> = Omit<RowAction<Item>, 'run'> & {
  readonly right: Action;
} & (
    | { readonly run: RowAction<Item>['run'] }
    /** A form or a page of the item. */
    | { readonly to: (item: Item) => string }
    /** Asks first. `afterwards`: where the page of the item leads to when it is done; left out, it stays. */
    | { readonly dialog: (props: ActionDialogProps<Item>) => ReactNode; readonly afterwards?: string }
  );

/** Objects that a filter's values are among. */
export interface Among {
  readonly resource: AnyResource;
  readonly query?: ListQuery;
  readonly fits?: (item: { readonly id: string }) => boolean;
}

/** A filter the server knows for a list, with the values to choose from. */
export interface FilterFacts {
  readonly key: string;
  readonly title: string;
  readonly icon?: string;
  /** Of what values are the ids: the server finds them, and `options` are those that are chosen. */
  readonly among?: Among;
  /** None: any text is looked for (`contains:`); the list has the filter among its `texts`. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}
