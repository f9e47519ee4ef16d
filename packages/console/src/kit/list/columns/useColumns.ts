import { useMemo, useState } from 'react';
import type { Column } from '../columns.ts';
import {
  arrange,
  type Arranged,
  type ColumnChoice,
  moveColumn,
  noChoice,
  readChoice,
  type RowHeight,
} from './columns.rules.ts';
import { localStore } from '../../data/browser-store.ts';

export interface Columns<Item> {
  readonly arranged: readonly Arranged<Column<Item>>[];
  readonly shown: readonly Column<Item>[];
  readonly height: RowHeight;
  show(key: string, isShown: boolean): void;
  /** To a place among all columns, counted from 0. */
  move(key: string, to: number): void;
  setHeight(height: RowHeight): void;
  reset(): void;
}

const nameOf = (storageKey: string) => `skydeck.columns.${storageKey}`;

/** The columns of a list as the person wants them; kept in this browser. */
export function useColumns<Item>(columns: readonly Column<Item>[], storageKey: string): Columns<Item> {
  const [choice, setChoice] = useState(() => readChoice(localStore.get(nameOf(storageKey))));
  const arranged = useMemo(() => arrange(columns, choice), [columns, choice]);
  const shown = useMemo(() => arranged.flatMap(({ column, isShown }) => (isShown ? [column] : [])), [arranged]);

  function keep(change: Partial<ColumnChoice>) {
    const next = { ...choice, ...change };
    setChoice(next);
    localStore.set(nameOf(storageKey), JSON.stringify(next));
  }

  return {
    arranged,
    shown,
    height: choice.height,
    show: (key, isShown) => keep({ visible: { ...choice.visible, [key]: isShown } }),
    move: (key, to) => keep({ order: moveColumn(arranged, key, to) }),
    setHeight: (height) => keep({ height }),
    reset() {
      setChoice(noChoice);
      localStore.set(nameOf(storageKey), null);
    },
  };
}
