import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Tooltip } from '@skydeck/react-bindings/tooltip';
import close from 'lucide-static/icons/x.svg?raw';
import { useLayoutEffect, useRef } from 'react';
import { lazyComponent } from '../connectivity/lazy-component.tsx';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import * as css from './bulk.css.ts';
import type { AllMatching, RowAction } from './columns.ts';
import { filtersOf } from './matching/filters-of.ts';
import { focusRemaining } from './table/focus-remaining.ts';
import type { Selection } from './table/useSelection.ts';
import { useBulkAct } from './useBulkAct.ts';
import type { List } from './useList.ts';

registerIcons({ x: close });

// Whoever selects single rows does not need it.
const MatchingChoice = lazyComponent(async () => (await import('./matching/Matching.tsx')).MatchingChoice);
const MatchingCount = lazyComponent(async () => (await import('./matching/Matching.tsx')).MatchingCount);
const NotForMatching = lazyComponent(async () => (await import('./matching/Matching.tsx')).NotForMatching);

interface BulkBarProps<Item> {
  readonly actions: readonly RowAction<Item>[];
  readonly list: List<Item>;
  readonly selection: Selection<Item>;
  readonly label: (item: Item) => string;
}

/** Floats over the table while something is selected. What some of the rows forbid is done to the others. */
export function BulkBar<Item extends { id: string }>({ actions, list, selection, label }: BulkBarProps<Item>) {
  const t = useText(kitWords);
  const { selected, clear, extent, isMatching } = selection;
  const bar = useFocusHandedOn();
  const bulk = actions.filter((action) => action.bulk);
  if (bulk.length === 0) return null;
  const isForMatching = list.isServed && bulk.some((action) => action.bulk === 'matching');
  const matching = isMatching ? { filters: filtersOf(list.query), count: list.count, onBegun: clear } : undefined;
  return (
    <div ref={bar} className={css.bar} role="toolbar" aria-label={t('bulk.label')}>
      <span className={css.count} aria-live="polite">
        {matching ? <MatchingCount count={matching.count} /> : t('bulk.selected', { count: selected.length })}
      </span>
      {isForMatching && extent === 'all' && <MatchingChoice list={list} selection={selection} />}
      <span className={css.line} />
      {bulk.map((action) =>
        matching && action.bulk !== 'matching' ? (
          <NotForMatching key={action.key} label={action.label} icon={action.icon} />
        ) : (
          <BulkAction key={action.key} action={action} items={selected} labelOf={label} matching={matching} />
        ),
      )}
      <span className={css.line} />
      <Tooltip text={t('bulk.clear')}>
        <button type="button" className={css.button} aria-label={t('bulk.clear')} onClick={clear}>
          <Icon name="x" />
        </button>
      </Tooltip>
    </div>
  );
}

/** The bar goes with the last selected row, and what had the focus in it: the rows have it then. */
function useFocusHandedOn() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => () => {
      if (bar.current?.matches(':focus-within')) queueMicrotask(focusRemaining);
    },
    [],
  );
  return bar;
}

interface BulkActionProps<Item> {
  readonly action: RowAction<Item>;
  readonly items: readonly Item[];
  readonly labelOf: (item: Item) => string;
  readonly matching: AllMatching | undefined;
}

function BulkAction<Item>({ action, items, labelOf, matching }: BulkActionProps<Item>) {
  const { label, icon } = action;
  const t = useText(kitWords);
  const { isOpen, part, note, press } = useBulkAct(action, items, labelOf, matching);
  const button = (
    <button type="button" className={css.button} aria-disabled={!isOpen} onClick={press}>
      {icon && <Icon name={icon} />}
      <span className={css.words}>{part ? t('bulk.part', { label, ...part }) : label}</span>
    </button>
  );
  return note === '' ? button : <Tooltip text={note}>{button}</Tooltip>;
}
