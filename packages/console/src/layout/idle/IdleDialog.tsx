import { Button } from '@skydeck/react-bindings/button';
import { Dialog } from '@skydeck/react-bindings/dialog';
import { useSnapshot } from 'valtio';
import { useText } from '../../kit/text/index.ts';
import { idle } from '../../session/idle/index.ts';
import { signOutNow, staySignedIn } from '../../session/idle/run-idle-watch.ts';
import { idleWords } from '../../session/idle/words.ts';
import * as css from './idle.css.ts';

/** When the seconds are read out: each one would talk over everything else. */
const spoken: ReadonlySet<number> = new Set([20, 10, 5]);

// An element's own, which React's types know for fields only.
const withFocus = { autofocus: true };

/** The last seconds before somebody is signed out who seems to have gone. */
export function IdleDialog() {
  const t = useText(idleWords);
  const { secondsLeft } = useSnapshot(idle);
  const isOpen = secondsLeft !== null;
  const left = isOpen ? t('left', { count: secondsLeft }) : '';
  return (
    <Dialog
      alert
      withoutClose
      open={isOpen}
      heading={t('title')}
      description={t('text')}
      onSkyClose={(event) => {
        // It closes when the counter says so.
        event.preventDefault();
        staySignedIn();
      }}
    >
      <p className={css.left} aria-hidden="true">
        {left}
      </p>
      <p className={css.announced} role="status">
        {isOpen && spoken.has(secondsLeft) ? left : ''}
      </p>
      <Button slot="footer" variant="primary" {...withFocus} onClick={staySignedIn}>
        {t('stay')}
      </Button>
      <Button slot="footer" onClick={signOutNow}>
        {t('leave')}
      </Button>
    </Dialog>
  );
}
