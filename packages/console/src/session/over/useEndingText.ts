import { useSnapshot } from 'valtio';
import { useText } from '../../kit/text/index.ts';
import { session } from '../state.ts';
import { overWords } from './words.ts';

/** Why the session is over, in words; '' where nothing has to be explained. */
export function useEndingText(): string {
  const t = useText(overWords);
  const { ending } = useSnapshot(session);
  return ending ? t(ending.why, { count: ending.minutes }) : '';
}
