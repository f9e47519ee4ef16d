import { type ActivityEntry, activityApi, type ListQuery, type Page } from '@skydeck/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../data/client.ts';
import { useAnswer } from '../data/useAnswer.ts';
import { PERIOD, toQuery } from '../list/list-query.ts';
import { createMarkers } from '../list/markers.ts';
import type { List } from '../list/useList.ts';
import { useListView } from '../list/useListView.ts';

/** One change of an object; lists know their rows by texts. */
export type Activity = Omit<ActivityEntry, 'id'> & { readonly id: string };

const filters = [PERIOD] as const;

/** A page of what was done to an object, the newest first; read again when the object changes. */
export function useActivity(item: { readonly id: string }): List<Activity> {
  const { id } = item;
  const shown = useListView(filters, null);
  const { view } = shown;
  const [markers] = useState(createMarkers);
  const query = useMemo(() => toQuery(view, { object_id: id }), [view, id]);
  const load = useCallback(() => markers.load(readActivity, query, view.page), [markers, query, view.page]);
  const { item: page, problem, reload } = useAnswer(load);
  const known = useRef(item);
  useEffect(() => {
    if (known.current === item) return;
    known.current = item;
    void reload();
  }, [item, reload]);
  const count = page?.count ?? 0;
  return {
    ...shown,
    rows: page?.data ?? [],
    count,
    phase: problem ? 'failed' : page ? 'ready' : 'loading',
    filled: page !== null,
    problem,
    isServed: true,
    query,
    ask: readActivity,
    owner: undefined,
    pages: Math.max(1, Math.ceil(count / view.size)),
    refresh: () => void reload(),
  };
}

export async function readActivity(query: ListQuery): Promise<Page<Activity>> {
  const page = await call(activityApi.list, { query });
  return { ...page, data: page.data.map((entry) => ({ ...entry, id: String(entry.id) })) };
}
