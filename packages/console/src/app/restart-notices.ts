import { dismissNotice, notify } from '../kit/notify/index.ts';
import { loadText } from '../kit/text/index.ts';
import { kitWords } from '../kit/words.ts';

/** The server will stop; until the answer is called it stays to be read. */
export function notifyServerStopping(): () => void {
  const notice = show();
  return () => void notice.then(dismissNotice);

  async function show() {
    const t = await loadText(kitWords);
    return notify('info', t('live.stopping'), { stays: true });
  }
}

/** The server is another than the one that sent this page, and somebody is at work on it. */
export async function notifyServerRestarted(): Promise<void> {
  const t = await loadText(kitWords);
  notify('info', t('live.restarted'), {
    message: t('live.restarted_hint'),
    stays: true,
    actions: [{ label: t('live.reload'), run: () => location.reload() }],
  });
}
