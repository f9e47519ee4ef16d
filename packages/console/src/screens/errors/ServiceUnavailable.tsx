import { metaApi, RECONFIGURATION_HEADER } from '@skydeck/contract';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { currentClient } from '../../kit/data/client.ts';
import { useText } from '../../kit/text/index.ts';
import { safeRedirect } from '../../kit/permissions/guard.rules.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { errorWords } from './words.ts';

const LOOK_MS = 5000;

/**
 * Whether the server works again: an answer that is no fault and does not say that it is still being reconfigured. Not
 * sent as other calls are: nobody is to be signed out, or sent here again, by the answer.
 */
async function isBack(): Promise<boolean> {
  const client = currentClient();
  try {
    const answer = await fetch(client.address(metaApi.read.path), { headers: client.headers(metaApi.read.unscoped) });
    return answer.status < 500 && !answer.headers.has(RECONFIGURATION_HEADER);
  } catch {
    return false;
  }
}

/** Looks every five seconds whether the server works again, and then goes back to where the person was. */
export function ServiceUnavailable() {
  const t = useText(errorWords);
  const [search] = useSearchParams();
  const there = safeRedirect(search.get('redirectUrl'));
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      // A new document: who is here could not be asked when this one was loaded.
      if ((await isBack()) && !isGone) location.replace(currentClient().address(there));
    };
    const id = setInterval(() => void look(), LOOK_MS);
    return () => {
      isGone = true;
      clearInterval(id);
    };
  }, [there]);
  return <ErrorScreen art="quiet" code="503" title={t('unavailable.title')} text={t('unavailable.text')} />;
}
