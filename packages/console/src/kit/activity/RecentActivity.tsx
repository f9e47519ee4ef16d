import { useCallback, useEffect, useRef } from 'react';
import { useAnswer } from '../data/useAnswer.ts';
import { Card } from '../page/Card.tsx';
import { Ago, LinkTo, Status } from '../page/index.ts';
import type { ResourceWords } from '../resource-words.ts';
import { useText } from '../text/index.ts';
import { actOf, outcomeOf, useLinesOf, whoOf } from './activity-columns.tsx';
import * as css from './activity.css.ts';
import { readActivity } from './useActivity.ts';
import { activityWords } from './words.ts';

interface Props {
  readonly resource: { readonly words: ResourceWords };
  readonly item: { readonly id: string };
  /** Where all of it is told. */
  readonly all: string;
}

const LAST = 3;

/** What was done to an item last; nothing where the log has nothing of it. */
export function RecentActivity({ resource, item, all }: Props) {
  const t = useText(activityWords);
  const linesOf = useLinesOf(resource);
  const entries = useLast(item);
  if (entries.length === 0) return null;
  return (
    <Card title={t('recent.title')} action={<LinkTo to={all}>{t('recent.all')}</LinkTo>}>
      <ul className={css.recent}>
        {entries.map((entry) => {
          const { state, label } = outcomeOf(t, entry.result);
          return (
            <li key={entry.id} className={css.entry}>
              <Status state={state} label={label} />
              <span className={css.what}>
                <b className={css.act}>{actOf(t, entry.activity)}</b> <bdi>{linesOf(entry).join('; ')}</bdi>
              </span>
              <bdi className={css.who}>{whoOf(t, entry)}</bdi>
              <Ago at={entry.timestamp} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** The newest entries; read again when the item changes. */
function useLast(item: { readonly id: string }) {
  const { id } = item;
  const load = useCallback(async () => (await readActivity({ object_id: id, limit: LAST })).data, [id]);
  const { item: entries, reload } = useAnswer(load);
  const known = useRef(item);
  useEffect(() => {
    if (known.current === item) return;
    known.current = item;
    void reload();
  }, [item, reload]);
  return entries ?? [];
}
