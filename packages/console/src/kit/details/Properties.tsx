import type { ReactNode } from 'react';
import { Mono } from '../page/index.ts';
import * as css from './details.css.ts';

export const Properties = ({ children }: { children: ReactNode }) => <dl className={css.properties}>{children}</dl>;

/** Nothing to say is said as a dash. */
export function Property({ label, children }: { label: string; children: ReactNode }) {
  const isBlank = children === null || children === undefined || children === '' || children === false;
  return (
    <div className={css.property}>
      <dt className={css.propertyLabel}>{label}</dt>
      <dd className={css.propertyValue}>{isBlank ? '—' : children}</dd>
    </div>
  );
}

interface IdProps {
  readonly t: (key: 'field.id') => string;
  readonly item: { readonly id: string };
}

/** What the API calls it. */
export const IdProperty = ({ t, item }: IdProps) => (
  <Property label={t('field.id')}>
    <Mono>{item.id}</Mono>
  </Property>
);
