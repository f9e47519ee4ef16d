import { useSnapshot } from 'valtio';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import { itemOf, type NoticeItem } from './items.ts';
import { type Mute, type Notice, notices } from './notices.ts';
import { reporting } from './report.ts';

interface Shown {
  readonly items: readonly NoticeItem[];
  /** Those of them that show as toasts. */
  readonly afloat: readonly NoticeItem[];
  readonly mute: Mute;
}

/** The notices and what is muted, for elements. All of it is read here: what only an element reads, later, nobody would see change. */
export function useNotices(): Shown {
  const t = useText(kitWords);
  const { list, mute } = useSnapshot(notices);
  const { isOffered } = useSnapshot(reporting);
  const shown = list.map((notice) => ({ isAfloat: notice.afloat, item: itemOf(notice as Notice, t, isOffered) }));
  return {
    items: shown.map(({ item }) => item),
    afloat: shown.flatMap(({ isAfloat, item }) => (isAfloat ? [item] : [])),
    mute: { ...mute },
  };
}
