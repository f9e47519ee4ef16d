import { useSnapshot } from 'valtio';
import { link } from '../app/connection.ts';
import { useText } from '../kit/text/index.ts';
import { Overlay } from './Overlay.tsx';
import * as css from './shell.css.ts';
import { shellWords } from './words.ts';

/**
 * Says that what shows may be old; a server that said it restarts blocks the page until it is back. Nothing here may have
 * to be fetched: it shows when there is nobody to fetch from.
 */
export function LinkBanner() {
  const t = useText(shellWords);
  const { state, aboutToStop } = useSnapshot(link);
  if (aboutToStop) return <Overlay label={t('link.restarting')} hint={t('link.restarting_hint')} />;
  return (
    <div role="status" className={css.bannerPlace}>
      {state === 'waiting' && <p className={css.banner}>{t('link.offline')}</p>}
    </div>
  );
}
