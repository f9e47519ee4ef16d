import { useLocation } from 'react-router-dom';
import { ItemActivity } from '../activity/index.ts';
import type { PagedResource } from '../data/resource.ts';
import type { KitTable } from '../resource-words.ts';
import { useKnownLabel } from '../text/distinct-name.ts';
import { useText } from '../text/index.ts';
import { DetailsPage, type DetailsPageProps } from './DetailsPage.tsx';

interface Shown {
  readonly id: string;
  readonly project_id?: string;
  readonly description?: string | undefined;
}

interface ItemDetailsProps<Item extends Shown> extends Omit<DetailsPageProps, 'title' | 'crumbs' | 'purpose'> {
  readonly resource: PagedResource<Item>;
  readonly item: Item;
  /** What the item is called; left out: by its name, told apart from others of it. */
  readonly title?: string;
}

/** The page of an item of a resource, below its list. Its last tab is what was done to it. */
export function ItemDetails<Item extends Shown>({ resource, item, tabs, children, ...page }: ItemDetailsProps<Item>) {
  const t = useText<KitTable>(resource.words);
  const nameOf = useKnownLabel(resource);
  const { label, paths } = resource;
  const { pathname } = useLocation();
  const own = paths.details(item.id);
  const activity = { key: 'activity', label: t('tab.activity'), to: `${own}/activity` };
  return (
    <DetailsPage
      title={nameOf({ ...item, name: label(item) })}
      crumbs={[{ label: t('list.title'), to: paths.list() }]}
      purpose={item.description}
      tabs={[...(tabs ?? [{ key: 'overview', label: t('tab.overview'), to: own }]), activity]}
      {...page}
    >
      {pathname === activity.to ? <ItemActivity resource={resource} item={item} /> : children}
    </DetailsPage>
  );
}
