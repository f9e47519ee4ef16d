import { metaApi, Offline, ServerFault } from '@skydeck/contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../kit/client.ts';
import { useText } from '../../kit/text/index.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { errorWords } from './words.ts';

const LOOK_MS = 5000;

/** Looks every five seconds whether the server answers again; any answer that is no fault will do. */
export function ServiceUnavailable() {
  const t = useText(errorWords);
  const navigate = useNavigate();
  useEffect(() => {
    const back = () => void navigate('/', { replace: true });
    const look = () =>
      void call(metaApi.read).then(back, (error: unknown) => {
        if (!(error instanceof Offline || error instanceof ServerFault)) back();
      });
    const id = setInterval(look, LOOK_MS);
    return () => clearInterval(id);
  }, [navigate]);
  return <ErrorScreen art="quiet" code="503" title={t('unavailable.title')} text={t('unavailable.text')} />;
}
