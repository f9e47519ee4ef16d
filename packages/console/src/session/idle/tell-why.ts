import { sessionStore } from '../../kit/browser-store.ts';
import { notices, notify } from '../../kit/notify/index.ts';
import { loadText } from '../../kit/text/index.ts';
import { session } from '../state.ts';
import { SIGNED_OUT_KEY } from './signs.ts';
import { idleWords } from './words.ts';

/** Says why nobody is signed in any more, until somebody closes it: on the page after this one too, back from a provider. */
export async function tellWhy(minutes: number): Promise<void> {
  const t = await loadText(idleWords);
  sessionStore.set(SIGNED_OUT_KEY, null);
  const id = notify('info', t('signed_out'), { message: t('signed_out_text', { count: minutes }), stays: true });
  addEventListener('pagehide', () => {
    const isUnread = session.phase === 'signed-out' && notices.list.some((notice) => notice.id === id);
    if (isUnread) sessionStore.set(SIGNED_OUT_KEY, String(minutes));
  });
}
