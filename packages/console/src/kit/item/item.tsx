import type { ComponentType } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { PagedResource, Resource } from '../data/resource.ts';
import { useItem } from '../data/useItem.ts';
import { useParam } from '../navigation/useParam.ts';
import { LinkTo } from '../page/index.ts';
import type { KitTable } from '../resource-words.ts';
import { useText } from '../text/index.ts';
import { ItemGate } from './ItemGate.tsx';

interface ItemProps<Item> {
  readonly item: Item;
}

/**
 * What shows the item that the address names, once it is there: a form over its page, above another, or in a partner's.
 *
 * `export const RouterEdit = withItem(routers, 'routerId', EditForm);`
 */
export const withItem = <Item extends { id: string }>(
  resource: Resource<Item>,
  param: string,
  Shown: ComponentType<ItemProps<Item>>,
): ComponentType =>
  function WithItem() {
    return <ItemGate state={useItem(resource, useParam(param))}>{(item) => <Shown item={item} />}</ItemGate>;
  };

/** The same for its own page; of one that is gone it leads back to the list. */
export const itemPage = <Item extends { id: string }>(
  resource: PagedResource<Item>,
  param: string,
  Shown: ComponentType<ItemProps<Item>>,
): ComponentType =>
  function ItemPage() {
    const t = useText<KitTable>(resource.words);
    const gone = <LinkTo to={resource.paths.list()}>{t('list.title')}</LinkTo>;
    return (
      <ItemGate state={useItem(resource, useParam(param))} gone={gone}>
        {(item) => <Shown item={item} />}
      </ItemGate>
    );
  };

/** The item whose page a tab, or a form over it, lies in. */
export const usePageItem: <Item extends { id: string }>(resource: Pick<Resource<Item>, 'label'>) => Item =
  useOutletContext;
