import type { StoragePolicy } from '@skydeck/contract';
import {
  byName,
  type Column,
  createdColumn,
  idColumn,
  ListPage,
  nameColumn,
  numberColumn,
  textColumn,
  useCreateButton,
  useList,
} from '../../kit/list/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { storagePolicyPaths } from './paths.ts';
import { storagePolicies, storagePolicyWords } from './storage-policy.ts';
import { usePolicyText } from './usePolicyText.ts';
import { useStoragePolicyActions } from './useStoragePolicyActions.ts';

export function StoragePolicyList() {
  const list = useList(storagePolicies, { filters: [], sort: byName });
  return (
    <ListPage
      list={list}
      columns={useColumns(list.nameOf)}
      {...useStoragePolicyActions()}
      // They are the cloud's, whatever project is chosen.
      create={useCreateButton(storagePolicies, { whyNot: '' })}
    />
  );
}

function useColumns(nameOf: (policy: StoragePolicy) => string): readonly Column<StoragePolicy>[] {
  const t = useText(storagePolicyWords);
  const format = useFormat();
  const text = usePolicyText();
  return [
    nameColumn(t, ({ id }) => storagePolicyPaths.details(id), nameOf),
    numberColumn(t, 'tier', ({ tier }: StoragePolicy) => tier, format.number, { sort: 'tier', priority: 1 }),
    textColumn(t, 'redundancy', text.redundancy, { priority: 1, least: 200 }),
    textColumn(t, 'failure_domain', text.domain, { sort: 'failure_domain', priority: 2, least: 120 }),
    createdColumn(t),
    idColumn(t),
  ];
}
