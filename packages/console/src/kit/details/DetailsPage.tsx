import type { ReactNode } from 'react';
import { type Crumb, Crumbs, usePageTitle } from '../page/index.ts';
import { keepOneLine } from '../page/one-line.ts';
import * as page from '../page/page.css.ts';
import * as css from './details.css.ts';
import { PageSlotProvider } from './page-slot.tsx';
import { type DetailsTab, RouteTabs } from './RouteTabs.tsx';

export interface DetailsPageProps {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  /** A pill beside the title. */
  readonly status?: ReactNode;
  /** What the object is for, in a line. */
  readonly purpose?: string | undefined;
  readonly actions?: ReactNode;
  /** Each is a route; the last whose address the page lies under is the current one. */
  readonly tabs?: readonly DetailsTab[];
  readonly children: ReactNode;
}

export function DetailsPage({ title, crumbs, status, purpose, actions, tabs, children }: DetailsPageProps) {
  usePageTitle(title);
  return (
    <PageSlotProvider title={title}>
      <div className={page.page}>
        <header className={css.head} data-crumbs>
          <div className={css.headTexts}>
            <Crumbs crumbs={crumbs} current={title} />
            <div className={css.titleRow}>
              <h1 className={css.title} tabIndex={-1}>
                <bdi>{title}</bdi>
              </h1>
              {status}
              {purpose && (
                <span className={css.purpose} dir="auto" title={purpose}>
                  {purpose}
                </span>
              )}
            </div>
          </div>
          {actions && (
            <div className={css.actions} ref={keepOneLine}>
              {actions}
            </div>
          )}
        </header>
        {tabs && <RouteTabs label={title} tabs={tabs} />}
        <div className={css.body}>{children}</div>
      </div>
    </PageSlotProvider>
  );
}
