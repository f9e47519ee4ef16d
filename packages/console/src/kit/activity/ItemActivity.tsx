import { EmptyList } from '../list/EmptyList.tsx';
import { NestedList } from '../details/NestedList.tsx';
import type { PagedResource } from '../data/resource.ts';
import { useText } from '../text/index.ts';
import { useActivityColumns } from './activity-columns.tsx';
import { useActivity } from './useActivity.ts';
import { activityWords } from './words.ts';

interface Props<Item extends { id: string }> {
  readonly resource: Pick<PagedResource<Item>, 'words' | 'icon'>;
  readonly item: Item;
}

/** Who did what to an item, and when, page by page from the server. */
export function ItemActivity<Item extends { id: string }>({ resource, item }: Props<Item>) {
  const t = useText(activityWords);
  const list = useActivity(item);
  const columns = useActivityColumns(resource);
  if (list.filled && list.count === 0 && !list.filtered)
    return <EmptyList icon={resource.icon} title={t('empty_title')} text={t('empty_text')} action={false} />;
  return (
    <NestedList
      title={t('title')}
      list={list}
      columns={columns}
      label={({ timestamp }) => timestamp}
      storageKey="activity"
    />
  );
}
