import type { Action } from '@skydeck/contract';
import type { AllMatching, OfferedAction, Refused, RowAction } from './columns.ts';

/** Adapts an action of one item to a row action, which gets a list. */
export const forFirst =
  <Item>(run: (item: Item) => unknown) =>
  ([item]: readonly Item[]): void => {
    if (item) void run(item);
  };

interface SplitItems<Item> {
  readonly allowed: readonly Item[];
  readonly refused: readonly Refused[];
}

/**
 * Of several items those that an action can be done to, and why it cannot be done to the others. Until nothing changes: an
 * item that may go with another one stays where that one stays.
 */
export function splitRefused<Item>(
  items: readonly Item[],
  { blocked, freedAt }: Pick<RowAction<Item>, 'blocked' | 'freedAt'>,
  label: (item: Item) => string,
  isPart = false,
): SplitItems<Item> {
  const refused: Refused[] = [];
  let allowed = items;
  for (let among: readonly Item[] = []; among.length !== allowed.length;) {
    among = allowed;
    allowed = among.filter((item) => {
      const reason = blocked?.(item, among, isPart) ?? false;
      if (reason === false) return true;
      const to = freedAt?.(item);
      refused.push({ name: label(item), reason, ...(to && { to }) });
      return false;
    });
  }
  return { allowed, refused };
}

/** The words of what stands in the way of an item, for `blocked`: `because(t, whyNotDelete)`. */
export const because =
  <Item, Key extends string>(t: (key: Key) => string, whyNot: (item: Item) => Key | false | null) =>
  (item: Item): string | false => {
    const why = whyNot(item);
    return why !== false && why !== null && t(why);
  };

interface Effects<Item> {
  readonly mayDo: (right: Action) => boolean;
  readonly goTo: (path: string) => void;
  readonly ask: (
    action: OfferedAction<Item>,
    items: readonly Item[],
    refused?: readonly Refused[],
    matching?: AllMatching,
  ) => void;
}

/** Of the actions of a resource those that the role allows, each with what it does. */
export const rowActionsOf = <Item>(
  offered: readonly OfferedAction<Item>[],
  { mayDo, goTo, ask }: Effects<Item>,
): RowAction<Item>[] =>
  offered
    .filter(({ right }) => mayDo(right))
    .map((action) => ({
      ...action,
      run:
        'run' in action
          ? action.run
          : 'to' in action
            ? forFirst((item) => goTo(action.to(item)))
            : (items, refused, matching) => ask(action, items, refused, matching),
    }));

type LabelOf<Key extends string> = (key: Key) => string;

/** Of each of several an omission: what can be done differs in what it does. */
type Rest<One> = One extends unknown ? Omit<One, 'key' | 'label' | 'icon' | 'right'> : never;

/** An action with a word of its own, `restart.action`; whoever may change the item may do it, unless `does` says otherwise. */
export const namedAction = <Item, Key extends string>(
  t: LabelOf<`${NoInfer<Key>}.action`>,
  key: Key,
  icon: string,
  does: Rest<OfferedAction<Item>> & { readonly right?: Action },
): OfferedAction<Item> => ({ key, label: t(`${key}.action`), icon, right: 'update', ...does });

/** The way to an item's form. */
export const editAction = <Item>(
  t: LabelOf<'edit.action'>,
  to: (item: Item) => string,
  blocked?: RowAction<Item>['blocked'],
): OfferedAction<Item> => ({
  key: 'edit',
  label: t('edit.action'),
  icon: 'pencil',
  right: 'update',
  shortcut: 'edit',
  to,
  ...(blocked && { blocked }),
});

/** The way to the form of a part of an object. */
export const editPartAction = <Item>(label: string, to: (item: Item) => string): OfferedAction<Item> => ({
  key: 'edit',
  label,
  icon: 'pencil',
  right: 'update',
  to,
});
