import { Status } from '@skydeck/react-bindings/status';
import { useCallback, useMemo } from 'react';
import { liveResources } from '../data/resource.ts';
import type { Column } from '../list/columns.ts';
import { Ago } from '../page/index.ts';
import type { KitTable, ResourceWords } from '../resource-words.ts';
import { type Format, type Text, type TextOf, useFormat, useText } from '../text/index.ts';
import * as css from './activity.css.ts';
import { type Told, toldOf, type Value } from './changes.rules.ts';
import type { Activity } from './useActivity.ts';
import { activityWords } from './words.ts';

type Say = TextOf<typeof activityWords>;

/** What a change did to each field, in words. */
export function useLinesOf(resource: { readonly words: ResourceWords }): (entry: Activity) => string[] {
  const t = useText(activityWords);
  const say = useText<KitTable>(resource.words);
  const format = useFormat();
  return useCallback(
    ({ activity, changes }) =>
      activity === 'updated' ? toldOf(changes).map((told) => lineOf(told, { t, say, format })) : [],
    [t, say, format],
  );
}

export function useActivityColumns(resource: { readonly words: ResourceWords }): readonly Column<Activity>[] {
  const t = useText(activityWords);
  const linesOf = useLinesOf(resource);
  return useMemo(
    () => [
      { key: 'what', title: t('column.what'), cell: ({ activity }) => <bdi>{actOf(t, activity)}</bdi> },
      {
        key: 'status',
        title: t('column.outcome'),
        priority: 4,
        cell: ({ result }) => <Status {...outcomeOf(t, result)} />,
      },
      {
        key: 'who',
        title: t('column.who'),
        priority: 1,
        cell: (entry) => <bdi>{whoOf(t, entry)}</bdi>,
        text: (entry) => whoOf(t, entry),
      },
      {
        key: 'changes',
        title: t('column.changes'),
        priority: 2,
        least: 280,
        text: (entry) => linesOf(entry).join('; '),
        cell: (entry) => <Lines of={linesOf(entry)} />,
      },
      {
        key: 'when',
        title: t('column.when'),
        kind: 'date',
        priority: 1,
        cell: ({ timestamp }) => <Ago at={timestamp} />,
        text: ({ timestamp }) => timestamp,
      },
    ],
    [t, linesOf],
  );
}

function Lines({ of }: { readonly of: readonly string[] }) {
  if (of.length === 0) return '—';
  return (
    <ul className={css.changes}>
      {of.map((line) => (
        <li key={line}>
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  );
}

const acts = ['created', 'updated', 'deleted'] as const;

/** A newer server may know more, which show as they are. */
export function actOf(t: Say, activity: string): string {
  const known = acts.find((act) => act === activity);
  return known ? t(`act.${known}`) : activity;
}

const outcomes = { success: 'healthy', failed: 'error', refused: 'warning' } as const;

export function outcomeOf(t: Say, result: string) {
  if (!Object.hasOwn(outcomes, result)) return { state: 'unknown', label: result } as const;
  const known = result as keyof typeof outcomes;
  return { state: outcomes[known], label: t(`outcome.${known}`) };
}

export const whoOf = (t: Say, { full_name, username }: Pick<Activity, 'full_name' | 'username'>): string =>
  full_name ?? username ?? t('platform');

interface Words {
  readonly t: Say;
  readonly say: Text<KitTable>;
  readonly format: Format;
}

function lineOf(told: Told, words: Words): string {
  const { t } = words;
  const field = labelOf(told.field, words);
  const spell = (value: Value) => spelt(told.field, value, words);
  if (told.kind === 'secret') return t('change.secret', { field });
  if (told.kind === 'order') return t('change.order', { field });
  if (told.kind === 'set') return t('change.set', { field, from: spell(told.from), to: spell(told.to) });
  return t(`change.${told.kind}`, { field, value: spell(told.value) });
}

/** As the resource calls the field, else as all do; else its name of the API. */
const labelOf = (field: string, { t, say }: Words): string =>
  wordFor(say, `field.${field}`) ?? wordFor(t, `field.${field}`) ?? field;

function spelt(field: string, value: Value, { say, format }: Words): string {
  if (typeof value === 'boolean') return say(value ? 'value.on' : 'value.off');
  const spell = (text: string) =>
    wordFor(say, `${field}.${text}`) ?? nameOfObject(text) ?? (isTime(text) ? format.dateTime(text) : text);
  const texts = value.map(spell);
  return texts.length === 0 ? '—' : format.list(texts);
}

/** What another object is called, if this page has read it; else its id has to do. */
function nameOfObject(id: string): string | null {
  for (const { items, label } of liveResources().values())
    if (Object.hasOwn(items.state.items, id)) return label(items.state.items[id]);
  return null;
}

const isTime = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

/** What there are words for: a text that is missing is its own key. */
function wordFor(t: unknown, key: string): string | null {
  const text = (t as (key: string) => string)(key);
  return text === key ? null : text;
}
