import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import { textOfError } from './problem-text.ts';

interface Props {
  readonly problem: unknown;
  readonly retry: () => void;
}

/** What shows may be old: reading it again failed. */
export function StaleAlert({ problem, retry }: Props) {
  const t = useText(kitWords);
  return (
    <Alert tone="warning" heading={t('stale.title')}>
      {textOfError(t, problem)}
      <Button slot="actions" size="x-small" onClick={retry}>
        {t('error.retry')}
      </Button>
    </Alert>
  );
}
