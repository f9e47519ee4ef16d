import type { CallError } from '@skydeck/contract';
import type { ReactNode } from 'react';
import { CopyButton } from '@skydeck/react-bindings/copy-button';
import { Art } from '../page/Art.tsx';
import { Mono, usePageTitle } from '../page/index.ts';
import * as css from '../page/page.css.ts';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import { itemWords } from './words.ts';

interface DeniedViewProps {
  readonly problem: CallError;
  /** The way out. */
  readonly children?: ReactNode;
}

/** An object that is there, but not for this person. */
export function DeniedView({ problem: { requestId }, children }: DeniedViewProps) {
  const t = useText(itemWords);
  const kit = useText(kitWords);
  usePageTitle(t('denied.title'));
  return (
    <div className={css.view}>
      <Art kind="gate" />
      <h1 className={css.viewTitle} tabIndex={-1}>
        {t('denied.title')}
      </h1>
      <p className={css.viewText}>{t('denied.text')}</p>
      {requestId && (
        <p className={css.viewFacts}>
          <Mono>{kit('error.request_id', { id: requestId })}</Mono> <CopyButton value={requestId} />
        </p>
      )}
      {children && <div className={css.viewActions}>{children}</div>}
    </div>
  );
}
