import { useCallback } from 'react';
import { useAnswer } from '../data/useAnswer.ts';
import { useFormat, useText } from '../text/index.ts';
import { whoOf } from './activity-columns.tsx';
import { readActivity } from './useActivity.ts';
import { activityWords } from './words.ts';

interface Props {
  readonly id: string;
  readonly act: 'updated' | 'deleted';
}

/** Of a few changes one is of the kind; what the platform did by itself may be newer. */
const LAST = 5;

/** Who changed or deleted an object last, and when; nothing where the log does not say. */
export function LastChange({ id, act }: Props) {
  const t = useText(activityWords);
  const format = useFormat();
  const load = useCallback(async () => (await readActivity({ object_id: id, limit: LAST })).data, [id]);
  const { item: entries } = useAnswer(load);
  const last = entries?.find(({ activity, username }) => activity === act && username !== null);
  if (last === undefined) return null;
  return <p>{t(`last.${act}`, { who: whoOf(t, last), when: format.dateTime(last.timestamp) })}</p>;
}
