import { groupNames } from '../failure/failure-groups.ts';
import type { Values } from '../text/index.ts';
import { splitRefused } from './actions.rules.ts';
import type { AllMatching, Refused, RowAction } from './columns.ts';

interface BulkTexts {
  readonly t: (key: 'bulk.partly' | 'bulk.staying' | 'fact', values: Values) => string;
  readonly list: (names: readonly string[]) => string;
}

/** With more names a tooltip would cover the page. */
const MOST_NAMES = 5;

export interface BulkAct {
  readonly isOpen: boolean;
  /** Of how many of all it can be done to: null where it can to all, or to none. */
  readonly part: { readonly possible: number; readonly all: number } | null;
  /** Which of the rows stay as they are, and why; '' where none does. */
  readonly note: string;
  readonly press: () => void;
}

/**
 * What a button for several rows does: to those that allow it. Of the others it says why not. With `matching` the rows are
 * those on the screen, and the button is open whatever they allow.
 */
export function bulkAct<Item>(
  action: Pick<RowAction<Item>, 'run' | 'blocked' | 'freedAt'>,
  items: readonly Item[],
  label: (item: Item) => string,
  texts: BulkTexts,
  matching?: AllMatching,
): BulkAct {
  const { run } = action;
  const { allowed, refused } = splitRefused(items, action, label, matching !== undefined);
  if (matching) return { isOpen: true, part: null, note: '', press: () => run(allowed, refused, matching) };
  const isOpen = allowed.length > 0;
  return {
    isOpen,
    part: isOpen && refused.length > 0 ? { possible: allowed.length, all: items.length } : null,
    note: refused.length === 0 ? '' : noteOn(allowed.length, refused, texts),
    press: () => {
      if (isOpen) run(allowed, refused);
    },
  };
}

function noteOn(possible: number, refused: readonly Refused[], { t, list }: BulkTexts): string {
  const groups = groupNames(refused);
  const [first] = groups;
  if (possible === 0 && groups.length === 1) return first?.text ?? '';
  const reasons = groups
    .map(({ text, names }) => {
      const who = names.length > MOST_NAMES ? t('bulk.staying', { count: names.length }) : list(names);
      return t('fact', { name: who, value: text });
    })
    .join(' ');
  return possible === 0 ? reasons : t('bulk.partly', { possible, all: possible + refused.length, reasons });
}
