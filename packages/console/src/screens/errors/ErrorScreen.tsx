import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { theme } from '../../preferences/theme.ts';
import { lastRequestId } from '../../kit/failure/last-request-id.ts';
import { Horizon } from '../../kit/page/Horizon.tsx';
import { Art, type ArtKind } from '../../kit/page/Art.tsx';
import { CopyableId } from '../../kit/failure/CopyableId.tsx';
import { usePageTitle } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { Logo } from '../../layout/header/Logo.tsx';
import { layoutWords } from '../../layout/words.ts';
import * as css from './errors.css.ts';
import { ReportLink } from './ReportLink.tsx';

interface Props {
  readonly art: ArtKind;
  readonly code?: string;
  readonly title: string;
  readonly text: string;
  /** Ways out. */
  readonly children?: ReactNode;
  /** What was missing, and for whom. */
  readonly facts?: readonly (readonly [name: string, value: ReactNode])[];
  /** The request that failed; left out: the last one that did, else the last. */
  readonly requestId?: string | null;
}

/**
 * What happened, what a person can do, and the facts for whoever helps. It says them in words that are there already: other
 * words may be what could not be had.
 */
export function ErrorScreen({ art, code, title, text, children, facts = [], requestId = lastRequestId() }: Props) {
  const t = useText(layoutWords);
  const { current } = useSnapshot(theme);
  usePageTitle(title);
  const all =
    requestId === null ? facts : [...facts, [t('fault.request'), <CopyableId key="id" id={requestId} />] as const];
  return (
    <div className={css.page}>
      <header className={css.brand}>
        <span className={css.mark}>
          <Logo size={28} />
        </span>
        <b className={css.product}>{current?.productTitle}</b>
      </header>
      <div className={css.art}>
        <Horizon className={css.horizon} scene="wide" />
      </div>
      <main className={css.card}>
        <Art kind={art} size={232} />
        {code && <p className={css.code}>{code}</p>}
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={css.text}>{text}</p>
        {children && <div className={css.ways}>{children}</div>}
        {all.length > 0 && (
          <dl className={css.facts}>
            {all.map(([name, value]) => (
              <div className={css.fact} key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <ReportLink title={title} text={text} requestId={requestId} />
      </main>
    </div>
  );
}
