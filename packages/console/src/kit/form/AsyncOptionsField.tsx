import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import type { ReactNode } from 'react';
import { textOfError } from '../failure/problem-text.ts';
import { useText } from '../text/index.ts';
import type { All } from '../data/useAll.ts';
import { kitWords } from '../words.ts';
import * as css from './form.css.ts';

interface AsyncOptionsFieldProps {
  readonly all: Pick<All<unknown>, 'filled' | 'problem' | 'retry'>;
  /** The field that offers them. */
  readonly children: ReactNode;
}

/** A field whose choices come from the server: when they could not be loaded it says so, and asks again when told to. */
export function AsyncOptionsField({ all: { filled, problem, retry }, children }: AsyncOptionsFieldProps) {
  const t = useText(kitWords);
  if (!problem) return children;
  return (
    <div className={css.offered}>
      {children}
      <Alert tone="warning" live heading={t(filled ? 'stale.title' : 'failed.title')}>
        {textOfError(t, problem)}
        <Button slot="actions" size="x-small" onClick={retry}>
          {t('error.retry')}
        </Button>
      </Alert>
    </div>
  );
}
