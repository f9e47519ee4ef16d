import { GIB, type VolumeSnapshot, whyNotVolume } from '@skydeck/contract';
import { useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { NestedList, PagePrimary, useFormButton, usePageItem } from '../../kit/details/index.ts';
import {
  type Column,
  createdColumn,
  EmptyList,
  idColumn,
  numberColumn,
  textColumn,
  useList,
} from '../../kit/list/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { volumePaths, volumes, volumeWords } from '../volume/index.ts';
import { useSnapshotActions } from './useSnapshotActions.tsx';
import { snapshotStatus, volumeSnapshots, volumeSnapshotWords } from './volume-snapshot.ts';

const newestFirst = { field: 'created_at', direction: 'desc' } as const;
const filterKeys = ['status'] as const;

/** The states of a volume that were kept, page by page from the server. */
export function VolumeSnapshots() {
  const t = useText(volumeSnapshotWords);
  const say = useText(volumeWords);
  const volume = usePageItem(volumes);
  const { id } = volume;
  const list = useList(volumeSnapshots, { filters: filterKeys, sort: newestFirst, fixed: { volume_id: id } });
  const { actions, dialogs } = useSnapshotActions(volume);
  const why = whyNotVolume('create_snapshot', volume);
  const add = useFormButton({
    subject: volumes.subjects.item,
    right: 'create',
    icon: 'plus',
    label: t('create.action'),
    to: volumePaths.addSnapshot(id),
    whyNot: why && say(`blocked.${why}`, { count: volume.snapshots_count }),
  });
  const columns = useColumns();
  const isEmpty = list.filled && list.count === 0 && !list.filtered;
  return (
    <>
      {isEmpty ? (
        <EmptyList icon="camera" title={t('list.none')} text={t('list.empty_text')} action={add} />
      ) : (
        <>
          <PagePrimary>{add}</PagePrimary>
          <NestedList
            title={t('list.title')}
            list={list}
            columns={columns}
            filters={[snapshotStatus.filter(t)]}
            actions={actions}
            searchLabel={t('list.search')}
            label={volumeSnapshots.label}
            storageKey={volumeSnapshots.name}
          />
        </>
      )}
      {dialogs}
      <Outlet context={volume} />
    </>
  );
}

function useColumns(): readonly Column<VolumeSnapshot>[] {
  const t = useText(volumeSnapshotWords);
  const format = useFormat();
  return useMemo(
    () => [
      textColumn(t, 'name', volumeSnapshots.label, { sort: 'name' }),
      snapshotStatus.column<VolumeSnapshot>(t),
      textColumn(t, 'description', (snapshot) => snapshot.description, { priority: 3 }),
      numberColumn(t, 'size', ({ size }) => size * GIB, format.bytes, { sort: 'size', priority: 2 }),
      createdColumn<VolumeSnapshot>(t),
      idColumn<VolumeSnapshot>(t),
    ],
    [t, format],
  );
}
