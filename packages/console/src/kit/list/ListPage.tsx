import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { PageHeader } from '../page/index.ts';
import * as page from '../page/page.css.ts';
import { type KeyOf, type Text, useText, type Words } from '../text/index.ts';
import { EmptyList, type Need } from './EmptyList.tsx';
import { ListBody, type ListBodyProps } from './ListBody.tsx';
import type { ResourceList } from './useList.ts';

/** What a resource says of its list. */
type ListKey = 'list.title' | 'list.search' | 'list.empty_title' | 'list.empty_text';

type OfTheList = 'title' | 'list' | 'label' | 'storageKey' | 'searchLabel';

interface ListPageProps<Item extends { id: string }, Table> extends Omit<ListBodyProps<Item>, OfTheList> {
  readonly list: ResourceList<Item>;
  readonly words: Words<Table> & (ListKey extends KeyOf<Table> ? unknown : never);
  /** The way to a new one: beside the title, and where there is none yet. */
  readonly create: ReactNode;
  /** Beside the title, before it. */
  readonly toolbar?: ReactNode;
  /** The icon of the kind of thing. */
  readonly icon: string;
  /** What has to be there before the first one, or helps. */
  readonly needs?: readonly Need[];
  /** What asks before one of the actions is done. */
  readonly dialogs?: ReactNode;
}

/** A list of a resource as a page. Its forms lie over it. */
export function ListPage<Item extends { id: string }, Table>(props: ListPageProps<Item, Table>) {
  const { words: _words, list, create, toolbar, icon, needs, dialogs, ...body } = props;
  const t = useText(props.words) as Text<Record<ListKey, string>>;
  const title = t('list.title');
  // Nothing, and nothing was filtered.
  const isEmpty = list.filled && list.count === 0 && !list.filtered;
  return (
    <>
      <div className={page.page}>
        <PageHeader
          title={title}
          count={list.filled ? list.count : undefined}
          actions={
            <>
              {toolbar}
              {create}
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
            storageKey={list.name}
            searchLabel={t('list.search')}
          />
        )}
      </div>
      {dialogs}
      <Outlet />
    </>
  );
}
