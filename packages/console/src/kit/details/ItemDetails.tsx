import type { PagedResource } from '../data/resource.ts';
import type { KitTable } from '../resource-words.ts';
import { useKnownLabel } from '../text/distinct-name.ts';
import { useText } from '../text/index.ts';
import { DetailsPage, type DetailsPageProps } from './DetailsPage.tsx';

interface ItemDetailsProps<Item extends { id: string; project_id?: string }> extends Omit<
  DetailsPageProps,
  'title' | 'crumbs'
> {
  readonly resource: PagedResource<Item>;
  readonly item: Item;
  /** What the item is called; left out: by its name, told apart from others of it. */
  readonly title?: string;
}

/** The page of an item of a resource, below its list. */
export function ItemDetails<Item extends { id: string; project_id?: string }>({
  resource,
  item,
  ...page
}: ItemDetailsProps<Item>) {
  const t = useText<KitTable>(resource.words);
  const nameOf = useKnownLabel(resource);
  const { label, paths } = resource;
  return (
    <DetailsPage
      title={nameOf({ ...item, name: label(item) })}
      crumbs={[{ label: t('list.title'), to: paths.list() }]}
      {...page}
    />
  );
}
