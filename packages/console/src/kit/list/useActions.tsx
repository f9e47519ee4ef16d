import type { Subject } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { Fragment, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOpenPanel } from '../navigation/index.ts';
import { useRights } from '../permissions/abilities.ts';
import { rowActionsOf } from './actions.rules.ts';
import type { AllMatching, OfferedAction, Refused, RowAction } from './columns.ts';
import { focusRemaining } from './table/focus-remaining.ts';

registerIcons({ pencil, 'trash-2': trash });

export interface Actions<Item> {
  readonly actions: readonly RowAction<Item>[];
  /** What asks before one of them is done, while it asks. */
  readonly dialogs: ReactNode;
}

interface Asked<Item> {
  /** Counts the questions: one that leaves the screen takes its time, and the next may be asked meanwhile. */
  readonly at: number;
  readonly action: OfferedAction<Item>;
  readonly items: readonly Item[];
  readonly refused: readonly Refused[] | undefined;
  readonly matching: AllMatching | undefined;
}

/**
 * What can be done to the items of a resource: one list, read by the menu of a row, by the bar for several rows, and by the
 * buttons, keys and palette of an item's page. `shown`: the item whose page this is; left out in a list.
 */
export function useActions<Item extends { id: string }>(
  subject: Subject,
  shown: Item | undefined,
  offered: readonly OfferedAction<Item>[],
): Actions<Item> {
  const mayDo = useRights();
  const navigate = useNavigate();
  const openPanel = useOpenPanel();
  const [asked, setAsked] = useState<Asked<Item> | null>(null);
  const actions = rowActionsOf(offered, {
    mayDo: (right) => mayDo(subject, right),
    // A list goes on showing what was looked for, below the form.
    goTo: (pathname) => (shown ? void navigate(pathname) : openPanel(pathname)),
    ask: (action, items, refused, matching) =>
      setAsked((last) => ({ at: (last?.at ?? 0) + 1, action, items, refused, matching })),
  });
  const close = (at: number) => {
    setAsked((now) => (now?.at === at ? null : now));
    // The row that it was asked from may be gone.
    if (!shown) focusRemaining();
  };
  return { actions, dialogs: asked && <Fragment key={asked.at}>{dialogOf(asked)}</Fragment> };

  function dialogOf({ at, action, items, refused, matching }: Asked<Item>) {
    if (!('dialog' in action)) return null;
    const { dialog, afterwards } = action;
    return dialog({
      // The page goes on following its item.
      chosen: shown ? [shown] : items,
      refused,
      matching,
      onClose: () => close(at),
      onDone: shown && afterwards !== undefined ? () => void navigate(afterwards) : matching?.onBegun,
    });
  }
}
