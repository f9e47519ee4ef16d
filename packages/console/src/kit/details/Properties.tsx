import type { ReactNode } from 'react';
import { lazyComponent } from '../connectivity/lazy-component.tsx';
import { Ip, Mono } from '../page/index.ts';
import * as css from './properties.css.ts';

/** The facts come first. */
const Copy = lazyComponent(async () => (await import('./Copy.tsx')).Copy);

/** The facts of an object: in two columns where there is room. */
export const Properties = ({ children }: { children: ReactNode }) => (
  <div className={css.facts}>
    <dl className={css.properties}>{children}</dl>
  </div>
);

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

interface CopiedProps {
  readonly text: string;
  /** What it is called: `field.id`. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A text that people carry elsewhere, with the button that copies it. */
const Copied = ({ text, title, children }: CopiedProps) => (
  <span className={css.copied}>
    <span className={css.copiedText} dir="ltr" title={text}>
      {children}
    </span>
    <span className={css.copy}>
      <Copy text={text} title={title} />
    </span>
  </span>
);

/** An address, to copy; nothing is a dash. */
export const IpProperty = ({ label, ip }: { label: string; ip: string | null | undefined }) => (
  <Property label={label}>
    {ip && (
      <Copied text={ip} title={label}>
        <Ip>{ip}</Ip>
      </Copied>
    )}
  </Property>
);

/** What a machine calls something, to copy; nothing is a dash. */
export const MonoProperty = ({ label, text }: { label: string; text: string | null | undefined }) => (
  <Property label={label}>
    {text && (
      <Copied text={text} title={label}>
        <Mono>{text}</Mono>
      </Copied>
    )}
  </Property>
);

interface IdProps {
  readonly t: (key: 'field.id') => string;
  readonly item: { readonly id: string };
}

/** What the API calls it. */
export const IdProperty = ({ t, item }: IdProps) => <MonoProperty label={t('field.id')} text={item.id} />;

interface SwitchProps {
  readonly t: (key: 'value.on' | 'value.off') => string;
  readonly label: string;
  readonly on: boolean;
}

/** Something that is on or off: said in one way on every page. */
export const SwitchProperty = ({ t, label, on }: SwitchProps) => (
  <Property label={label}>{t(on ? 'value.on' : 'value.off')}</Property>
);

interface YesProps {
  readonly t: (key: 'value.yes' | 'value.no') => string;
  readonly label: string;
  readonly is: boolean;
}

/** Something that is so or not, and that nobody switches. */
export const YesProperty = ({ t, label, is }: YesProps) => (
  <Property label={label}>{t(is ? 'value.yes' : 'value.no')}</Property>
);
