import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { PageHeader } from '../page/index.ts';
import * as page from '../page/page.css.ts';
import type { PagedResource } from '../data/resource.ts';
import type { KitTable } from '../resource-words.ts';
import { useText } from '../text/index.ts';
import { EmptyList, type Need } from './EmptyList.tsx';
import { ListBody, type ListBodyProps } from './ListBody.tsx';
import type { ResourceList } from './useList.ts';

/** What a resource says of its list: besides what all say, what it is good for. */
type ListTable = KitTable & { readonly 'list.empty_text': string };

type OfTheList = 'title' | 'list' | 'label' | 'storageKey' | 'searchLabel';

interface ListPageProps<Item extends { id: string }> extends Omit<ListBodyProps<Item>, OfTheList> {
  readonly list: ResourceList<Item, Pick<PagedResource<Item>, 'name' | 'words' | 'icon'>>;
  /** The way to a new one: beside the title, and where there is none yet. */
  readonly create: ReactNode;
  /** Beside the title, before it. */
  readonly toolbar?: ReactNode;
  /** What has to be there before the first one, or helps. */
  readonly needs?: readonly Need[];
  /** What asks before one of the actions is done. */
  readonly dialogs?: ReactNode;
}

/** A list of a resource as a page. Its forms lie over it. */
export function ListPage<Item extends { id: string }>(props: ListPageProps<Item>) {
  const { list, create, toolbar, needs, dialogs, ...body } = props;
  const { icon, name } = list.resource;
  const t = useText<ListTable>(list.resource.words);
  const title = t('list.title');
  // Nothing, and nothing was filtered.
  const isEmpty = list.filled && list.count === 0 && !list.filtered;
  // Then the one thing to do is to try again.
  const isFailed = list.phase === 'failed' && !list.filled;
  return (
    <>
      <div className={page.page}>
        <PageHeader
          title={title}
          count={list.filled ? list.count : undefined}
          actions={
            <>
              {toolbar}
              {!isEmpty && !isFailed && create}
            </>
          }
          onRefresh={list.refresh}
        />
        {isEmpty ? (
          <EmptyList
            icon={icon}
            title={t('list.empty_title')}
            text={t('list.empty_text')}
            action={create}
            {...(needs && { needs })}
          />
        ) : (
          <ListBody
            {...body}
            title={title}
            list={list}
            label={list.nameOf}
            storageKey={name}
            searchLabel={t('list.search')}
          />
        )}
      </div>
      {dialogs}
      <Outlet />
    </>
  );
}
