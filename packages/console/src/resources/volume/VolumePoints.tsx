import { NestedList, usePageItem } from '../../kit/details/index.ts';
import { EmptyList, useList } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { recoveryPoints, usePointColumns } from '../recovery-point/index.ts';
import { volumes, volumeWords } from './volume.ts';

const newestFirst = { field: 'created_at', direction: 'desc' } as const;

/** What is kept of the volume, page by page from the server. */
export function VolumePoints() {
  const t = useText(volumeWords);
  const { id } = usePageItem(volumes);
  const list = useList(recoveryPoints, { filters: [], sort: newestFirst, fixed: { volume_id: id } });
  const columns = usePointColumns(list.nameOf).filter(({ key }) => key !== 'volume');
  if (list.filled && list.count === 0 && !list.filtered)
    return <EmptyList icon={recoveryPoints.icon} title={t('points.empty_title')} text={t('points.empty_text')} />;
  return (
    <NestedList
      title={t('tab.points')}
      list={list}
      columns={columns}
      searchLabel={t('list.search')}
      label={recoveryPoints.label}
      storageKey="volume_point"
    />
  );
}
