import { EmptyList } from '../list/EmptyList.tsx';
import { ListBody } from '../list/ListBody.tsx';
import type { PagedResource } from '../data/resource.ts';
import { useText } from '../text/index.ts';
import * as css from './activity.css.ts';
import { useActivityColumns } from './activity-columns.tsx';
import { useActivity } from './useActivity.ts';
import { activityWords } from './words.ts';

interface Props<Item extends { id: string }> {
  readonly resource: PagedResource<Item>;
  readonly item: Item;
}

/** Who did what to an item, and when, page by page from the server. */
export function ItemActivity<Item extends { id: string }>({ resource, item }: Props<Item>) {
  const t = useText(activityWords);
  const list = useActivity(item);
  const columns = useActivityColumns(resource);
  if (list.filled && list.count === 0)
    return <EmptyList icon={resource.icon} title={t('empty_title')} text={t('empty_text')} action={false} />;
  return (
    <div className={css.tab}>
      <ListBody
        title={t('title')}
        list={list}
        columns={columns}
        label={({ timestamp }) => timestamp}
        storageKey="activity"
      />
    </div>
  );
}
