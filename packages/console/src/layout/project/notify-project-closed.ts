import { notify } from '../../kit/notify/index.ts';
import { loadText } from '../../kit/text/index.ts';
import { layoutWords } from '../words.ts';

/** Why somebody is in another project now. */
export async function notifyProjectClosed(): Promise<void> {
  const t = await loadText(layoutWords);
  notify('warning', t('chooser.closed'));
}
