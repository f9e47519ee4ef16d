import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Tooltip } from '@skydeck/react-bindings/tooltip';
import refresh from 'lucide-static/icons/refresh-cw.svg?raw';
import { type ReactNode, use } from 'react';
import { usePageActions } from '../shortcuts/index.ts';
import { useFormat, useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import { keepOneLine } from './one-line.ts';
import { OnTitle } from './on-title.ts';
import * as css from './page.css.ts';
import { usePageTitle } from './title.ts';

registerIcons({ 'refresh-cw': refresh });

interface PageHeaderProps {
  readonly title: string;
  readonly count?: number | undefined;
  readonly actions?: ReactNode;
  readonly onRefresh?: () => void;
}

/** The heading of a page. The route's focus goes to its h1. */
export function PageHeader({ title, count, actions, onRefresh }: PageHeaderProps) {
  const t = useText(kitWords);
  const format = useFormat();
  usePageTitle(title);
  usePageActions(onRefresh ? [{ id: 'refresh', keys: 'refresh', label: t('page.refresh'), run: onRefresh }] : []);
  return (
    <header className={css.head} ref={keepOneLine}>
      <div className={css.heading} data-heading>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        {use(OnTitle)}
        {count !== undefined && (
          <span className={css.count}>
            <span className={css.unseen}>{t('page.total', { title, count: format.number(count) })}</span>
            <span aria-hidden="true">{format.number(count)}</span>
          </span>
        )}
      </div>
      <div className={css.actions}>
        {onRefresh && (
          <Tooltip text={t('page.refresh')} className={css.refresh}>
            <Button variant="ghost" size="small" iconOnly label={t('page.refresh')} onClick={onRefresh}>
              <Icon name="refresh-cw" />
            </Button>
          </Tooltip>
        )}
        {actions}
      </div>
    </header>
  );
}
