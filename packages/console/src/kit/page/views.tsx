import { CallError } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { CopyButton } from '@skydeck/react-bindings/copy-button';
import type { ReactNode } from 'react';
import { textOfError } from '../failure/problem-text.ts';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import { Art } from './Art.tsx';
import { Mono } from './text.tsx';
import * as css from './page.css.ts';
import { usePageTitle } from './title.ts';

interface NotFoundViewProps {
  readonly title?: string;
  readonly text?: string;
  /** The way out. */
  readonly children?: ReactNode;
}

/** What was looked at never was here, or is here no more. */
export function NotFoundView({ title, text, children }: NotFoundViewProps) {
  const t = useText(kitWords);
  const heading = title ?? t('gone.title');
  usePageTitle(heading);
  return (
    <div className={css.view}>
      <Art kind="lost" />
      <h1 className={css.viewTitle} tabIndex={-1}>
        {heading}
      </h1>
      <p className={css.viewText}>{text ?? t('gone.text')}</p>
      {children && <div className={css.viewActions}>{children}</div>}
    </div>
  );
}

/** A list or an object that could not be read, in its place. */
export function FailedView({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useText(kitWords);
  const requestId = error instanceof CallError ? error.requestId : null;
  return (
    <div className={css.view} role="alert">
      <Art kind="fault" />
      <h2 className={css.viewTitle}>{t('failed.title')}</h2>
      <p className={css.viewText}>{textOfError(t, error)}</p>
      {requestId && (
        <p className={css.viewFacts}>
          <Mono>{t('error.request_id', { id: requestId })}</Mono> <CopyButton value={requestId} />
        </p>
      )}
      <div className={css.viewActions}>
        <Button variant="primary" onClick={retry}>
          {t('error.retry')}
        </Button>
      </div>
    </div>
  );
}
