import { useSnapshot } from 'valtio';
import { link } from '../app/connection.ts';
import { later } from '../kit/later.tsx';
import { useText } from '../kit/text/index.ts';
import { Overlay } from './Overlay.tsx';
import * as css from './shell.css.ts';
import { shellWords } from './words.ts';

/** The alert cannot be fetched from a server that is away: then its words alone have to do. */
const Alert = later(
  async () => (await import('@skydeck/react-bindings/alert')).Alert,
  <p role="status">
    <Words />
  </p>,
);

/** Says that what shows may be old; a server that said it restarts blocks the page until it is back. */
export function LinkBanner() {
  const t = useText(shellWords);
  const { state, aboutToStop } = useSnapshot(link);
  if (aboutToStop) return <Overlay label={t('link.restarting')} hint={t('link.restarting_hint')} />;
  if (state !== 'waiting') return null;
  return (
    <div className={css.banner}>
      <Alert tone="warning" live>
        <Words />
      </Alert>
    </div>
  );
}

function Words() {
  const t = useText(shellWords);
  return t('link.offline');
}
