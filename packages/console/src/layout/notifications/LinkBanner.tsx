import { Button } from '@skydeck/react-bindings/button';
import { useSnapshot } from 'valtio';
import { link } from '../../session/link.ts';
import { useText } from '../../kit/text/index.ts';
import { Overlay } from '../Overlay.tsx';
import * as css from '../layout.css.ts';
import { layoutWords } from '../words.ts';

/**
 * Says that what shows may be old; a server that said it restarts blocks the page until it is back. Nothing here may have
 * to be fetched: it shows when there is nobody to fetch from.
 */
export function LinkBanner() {
  const t = useText(layoutWords);
  const { state, stopping } = useSnapshot(link);
  if (stopping === 'waiting') return <Overlay label={t('link.restarting')} hint={t('link.restarting_hint')} />;
  if (stopping === 'lost') return <Lost />;
  return (
    <div role="status" className={css.bannerPlace}>
      {state === 'waiting' && <p className={css.banner}>{t('link.offline')}</p>}
    </div>
  );
}

/** Nobody waits any longer for a server that said it would come back. */
function Lost() {
  const t = useText(layoutWords);
  return (
    <div className={css.overlay} role="alert">
      <p className={css.overlayLabel}>{t('link.lost')}</p>
      <p>{t('link.lost_hint')}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('fault.reload')}
      </Button>
    </div>
  );
}
