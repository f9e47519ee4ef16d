import type { CallError } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { textOfError } from '../failure/problem-text.ts';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import * as css from './item.css.ts';

interface Props {
  readonly problem: CallError;
  readonly retry: () => void;
}

/** What shows of an object may be old: reading it again failed. */
export function StaleNote({ problem, retry }: Props) {
  const t = useText(kitWords);
  return (
    <div className={css.stale}>
      <Alert tone="warning" heading={t('stale.title')}>
        {textOfError(t, problem)}
        <Button slot="actions" size="x-small" onClick={retry}>
          {t('error.retry')}
        </Button>
      </Alert>
    </div>
  );
}
