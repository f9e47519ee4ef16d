import { Button } from '@skydeck/react-bindings/button';
import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { link } from '../../session/link.ts';
import { pendingImports } from '../../kit/connectivity/import-with-retry.ts';
import { recheckNow } from '../../kit/connectivity/connectivity.ts';
import { useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';
import * as css from '../layout.css.ts';

/** Says why what was asked for does not come. Where the live link is lost too the banner of the page says it. */
export function PendingImportsNotice() {
  const { count } = useSnapshot(pendingImports);
  const { state, stopping } = useSnapshot(link);
  if (count === 0 || state === 'waiting' || stopping === 'waiting' || stopping === 'lost') return null;
  return (
    <Suspense>
      <Notice />
    </Suspense>
  );
}

function Notice() {
  const t = useText(kitWords);
  const [isLooking, setLooking] = useState(false);
  const look = () => {
    setLooking(true);
    void recheckNow().finally(() => setLooking(false));
  };
  return (
    <div role="status" className={css.pendingImports}>
      <span>{t('error.part_awaited')}</span>
      <Button size="small" busy={isLooking} onClick={look}>
        {t('error.retry')}
      </Button>
    </div>
  );
}
