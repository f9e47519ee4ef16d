import { Icon, registerIcons, registerMirrored } from '@skydeck/react-bindings/icon';
import chevron from 'lucide-static/icons/chevron-right.svg?raw';
import { Fragment } from 'react';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import * as css from './page.css.ts';
import { LinkTo } from './text.tsx';

registerIcons({ 'chevron-right': chevron });
registerMirrored(['chevron-right']);

export interface Crumb {
  readonly label: string;
  readonly to: string;
}

/** The way down to a page; `current` is the page itself. */
export function Crumbs({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
  const t = useText(kitWords);
  return (
    <nav className={css.crumbs} aria-label={t('page.crumbs')}>
      {crumbs.map(({ label, to }) => (
        <Fragment key={to}>
          <LinkTo to={to}>{label}</LinkTo>
          <Icon name="chevron-right" size={14} />
        </Fragment>
      ))}
      <span aria-current="page" className={css.currentCrumb}>
        <bdi>{current}</bdi>
      </span>
    </nav>
  );
}
