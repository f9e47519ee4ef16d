import { GIB, type Volume } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { useMemo } from 'react';
import { useAll } from '../../kit/data/useAll.ts';
import {
  byName,
  type Column,
  createdColumn,
  entriesColumn,
  type FilterFacts,
  idColumn,
  ListPage,
  nameColumn,
  numberColumn,
  switchColumn,
  switchFilter,
  textColumn,
  useCreateButton,
  useList,
} from '../../kit/list/index.ts';
import { useOpenPanel } from '../../kit/navigation/index.ts';
import { useCan } from '../../kit/permissions/abilities.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { usePlacementNames } from '../flavor/index.ts';
import { storagePolicies } from '../storage-policy/index.ts';
import { volumePaths } from './paths.ts';
import { useVolumeActions } from './useVolumeActions.tsx';
import { volumes, volumeStatus, volumeWords } from './volume.ts';

const filterKeys = ['status', 'storage_policy_name', 'bootable', 'server_id', 'backup_plan_id'] as const;

export function VolumeList() {
  const list = useList(volumes, { filters: filterKeys, sort: byName });
  const create = useCreateButton(volumes);
  return (
    <ListPage
      list={list}
      columns={useColumns(list.nameOf)}
      filters={useFilters()}
      {...useVolumeActions()}
      create={
        <>
          <AcceptButton />
          {create}
        </>
      }
    />
  );
}

/** Takes a volume that another project offers. */
function AcceptButton() {
  const t = useText(volumeWords);
  const open = useOpenPanel();
  if (!useCan(volumes.subjects.list, 'create')) return null;
  return (
    <Button size="small" onClick={() => open(volumePaths.acceptTransfer())}>
      {t('accept.action')}
    </Button>
  );
}

function useFilters(): readonly FilterFacts[] {
  const t = useText(volumeWords);
  const { items } = useAll(storagePolicies);
  return useMemo(
    () => [
      volumeStatus.filter(t),
      {
        key: 'storage_policy_name',
        title: t('field.policy'),
        options: items.map(({ name }) => ({ value: name, label: name })),
      },
      switchFilter(t, 'bootable', 'field.bootable', ['value.yes', 'value.no']),
    ],
    [t, items],
  );
}

function useColumns(nameOf: (volume: Volume) => string): readonly Column<Volume>[] {
  const t = useText(volumeWords);
  const format = useFormat();
  const namesOf = usePlacementNames();
  return [
    nameColumn(t, ({ id }) => volumePaths.details(id), nameOf),
    volumeStatus.column(t),
    numberColumn(t, 'size', ({ size }: Volume) => size * GIB, format.bytes, {
      sort: 'size',
      priority: 1,
      text: ({ size }) => String(size * GIB),
    }),
    textColumn(t, 'policy', (volume: Volume) => volume.storage_policy_name, {
      sort: 'storage_policy_name',
      priority: 2,
      least: 96,
    }),
    entriesColumn(t, 'attached', ({ attachments }: Volume) => attachments.map(({ server_name: text }) => ({ text })), {
      priority: 2,
    }),
    switchColumn(t, 'bootable', ({ bootable }: Volume) => bootable, { as: 'yes', priority: 3 }),
    entriesColumn(t, 'placements', ({ traits }: Volume) => namesOf(traits).map((text) => ({ text })), {
      priority: 3,
      hidden: true,
    }),
    createdColumn(t),
    idColumn(t),
  ];
}
