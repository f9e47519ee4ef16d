import type { ReactNode } from 'react';
import { Link } from '../navigation/index.ts';
import { useFormat } from '../text/index.ts';
import * as css from './text.css.ts';
import { useNow } from './useNow.ts';

interface LinkToProps {
  /** null for who may not open it: the text alone. */
  readonly to: string | null;
  readonly children: ReactNode;
  /** `name`: the strong one by which a row is opened. */
  readonly look?: 'name' | 'link';
  /** What it is called, where what it shows is in pieces. */
  readonly label?: string | undefined;
}

export function LinkTo({ to, children, look = 'link', label }: LinkToProps) {
  if (to === null) return <bdi>{children}</bdi>;
  return (
    <Link to={to} className={look === 'name' ? `${css.link} ${css.nameLink}` : css.link} aria-label={label}>
      {children}
    </Link>
  );
}

/** An address or a network: figures of one width, left to right. */
export const Ip = ({ children }: { children: ReactNode }) => (
  <bdi dir="ltr" className={css.ip}>
    {children}
  </bdi>
);

/** Ids, MAC addresses, device names. */
export const Mono = ({ children }: { children: ReactNode }) => (
  <bdi dir="ltr" className={css.mono}>
    {children}
  </bdi>
);

/** How long ago; the moment itself is its tooltip. `at` is ISO 8601. */
export function Ago({ at }: { at: string }) {
  const format = useFormat();
  const now = useNow();
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {format.ago(at, now)}
    </time>
  );
}
