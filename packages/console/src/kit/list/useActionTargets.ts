import { useState } from 'react';
import type { Refused } from './columns.ts';

const none: { readonly items: readonly never[]; readonly refused: readonly Refused[] } = { items: [], refused: [] };

/** What an action was asked for, until its dialog has left: those it is done to, and those it leaves out. */
export function useActionTargets<Item>() {
  const [targets, setChosen] = useState<{ readonly items: readonly Item[]; readonly refused: readonly Refused[] }>(
    none,
  );
  return {
    ...targets,
    choose: (items: readonly Item[], refused: readonly Refused[] = []) => setChosen({ items, refused }),
    clear: () => setChosen(none),
  };
}
