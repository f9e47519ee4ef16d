import { notify } from '../../kit/notify/index.ts';
import { loadText } from '../../kit/text/index.ts';
import { shellWords } from '../words.ts';

/** Why somebody is in another project now. */
export async function notifyProjectClosed(): Promise<void> {
  const t = await loadText(shellWords);
  notify('warning', t('chooser.closed'));
}
