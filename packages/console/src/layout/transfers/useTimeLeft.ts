import { useText } from '../../kit/text/index.ts';
import { transfersWords } from './words.ts';

/** “About 2 min left”, in the largest unit of which there is one. */
export function useTimeLeft(): (seconds: number) => string {
  const t = useText(transfersWords);
  return (seconds) => {
    if (seconds < 60) return t('left.seconds', { count: Math.max(1, seconds) });
    const minutes = Math.round(seconds / 60);
    return minutes < 60 ? t('left.minutes', { count: minutes }) : t('left.hours', { count: Math.round(minutes / 60) });
  };
}
