import { Dialog } from '@skydeck/react-bindings/dialog';
import { useSnapshot } from 'valtio';
import { useText } from '../kit/text/index.ts';
import { session } from '../session/index.ts';
import { useEndingText } from '../session/over/useEndingText.ts';
import { overWords } from '../session/over/words.ts';
import { FrameSignIn } from './FrameViews.tsx';
import type { Host } from './useHost.ts';

/** Over a form whose session is over: what was typed waits below it. */
export function FrameSignInAgain({ host }: { host: Host }) {
  const t = useText(overWords);
  const { profile } = useSnapshot(session);
  const why = useEndingText();
  return (
    <Dialog open withoutClose heading={t('title')} description={why} onSkyClose={(event) => event.preventDefault()}>
      <p>{t('kept', { name: profile?.full_name ?? '' })}</p>
      <FrameSignIn host={host} isTitled={false} />
    </Dialog>
  );
}
