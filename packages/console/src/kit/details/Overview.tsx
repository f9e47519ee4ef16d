import type { ReactNode } from 'react';
import { RecentActivity } from '../activity/index.ts';
import type { PagedResource } from '../data/resource.ts';
import * as css from './details.css.ts';

interface OverviewProps<Item extends { id: string }> {
  readonly resource: Pick<PagedResource<Item>, 'words'> & { readonly paths: { details(id: string): string } };
  readonly item: Item;
  /** What belongs to it: `Related` cards. */
  readonly aside?: ReactNode;
  /** Its facts. */
  readonly children: ReactNode;
}

/** The first tab of an object's page: its facts, what was done to it last, and beside them what belongs to it. */
export function Overview<Item extends { id: string }>(props: OverviewProps<Item>) {
  const { resource, item, aside, children } = props;
  return (
    <div className={css.overview}>
      <div className={css.column}>
        {children}
        <RecentActivity resource={resource} item={item} all={`${resource.paths.details(item.id)}/activity`} />
      </div>
      {aside && <div className={css.column}>{aside}</div>}
    </div>
  );
}
