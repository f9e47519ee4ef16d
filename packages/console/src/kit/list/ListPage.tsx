import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { PageHeader } from '../page/index.ts';
import * as page from '../page/page.css.ts';
import { ListBody, type ListBodyProps } from './ListBody.tsx';

interface ListPageProps<Item extends { id: string }> extends ListBodyProps<Item> {
  /** Beside the title: the way to a new one. */
  readonly toolbar?: ReactNode;
  /** Shown in place of the table when there is nothing, and nothing was filtered. */
  readonly empty: ReactNode;
  /** What asks before one of the actions is done. */
  readonly dialogs?: ReactNode;
}

/** A list of a resource as a page. Its forms lie over it. */
export function ListPage<Item extends { id: string }>({ dialogs, ...props }: ListPageProps<Item>) {
  const { title, list, toolbar, empty } = props;
  return (
    <>
      <div className={page.page}>
        <PageHeader
          title={title}
          count={list.filled ? list.count : undefined}
          actions={toolbar}
          onRefresh={list.refresh}
        />
        {list.filled && list.count === 0 && !list.filtered ? empty : <ListBody {...props} />}
      </div>
      {dialogs}
      <Outlet />
    </>
  );
}
