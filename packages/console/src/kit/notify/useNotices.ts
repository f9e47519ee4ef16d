import { useSnapshot } from 'valtio';
import { type Mute, type Notice, notices } from './notices.ts';

/** The notices and what is muted, for elements. All of it is read here: what only an element reads, later, nobody would see change. */
export function useNotices(): { readonly list: readonly Notice[]; readonly mute: Mute } {
  const { list, mute } = useSnapshot(notices);
  return { list: list.map((notice) => ({ ...(notice as Notice) })), mute: { ...mute } };
}
