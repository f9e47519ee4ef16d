import { Button } from '@skydeck/react-bindings/button';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useText } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import { overWords } from '../../session/over/words.ts';
import { ErrorScreen } from '../errors/ErrorScreen.tsx';
import { loginPathOf } from './redirect-memory.ts';

/** The end of a sign-in in a window: the page that waits for it has heard of it already. */
export function SignedInBack() {
  const t = useText(overWords);
  const { phase } = useSnapshot(session);
  const isIn = phase === 'signed-in';
  useEffect(() => {
    if (isIn) window.close();
  }, [isIn]);
  if (!isIn) return <Navigate to={loginPathOf('')} replace />;
  return (
    <ErrorScreen art="gate" title={t('back.title')} text={t('back.text')} requestId={null}>
      <Button variant="primary" size="large" onClick={() => window.close()}>
        {t('back.close')}
      </Button>
    </ErrorScreen>
  );
}
