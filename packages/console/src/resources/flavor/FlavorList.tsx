import type { Flavor } from '@skydeck/contract';
import {
  type Column,
  createdColumn,
  entriesColumn,
  idColumn,
  ListPage,
  nameColumn,
  numberColumn,
  useCreateButton,
  useList,
} from '../../kit/list/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { flavors, flavorWords } from './flavor.ts';
import { flavorPaths } from './paths.ts';
import { useFlavorActions } from './useFlavorActions.ts';
import { usePlacementNames } from './usePlacements.ts';

const MIB = 2 ** 20;
const byMemory = { field: 'ram', direction: 'asc' } as const;

export function FlavorList() {
  const list = useList(flavors, { filters: [], sort: byMemory });
  return (
    <ListPage
      list={list}
      columns={useColumns(list.nameOf)}
      {...useFlavorActions()}
      // They are the cloud's, whatever project is chosen.
      create={useCreateButton(flavors, { whyNot: '' })}
    />
  );
}

function useColumns(nameOf: (flavor: Flavor) => string): readonly Column<Flavor>[] {
  const t = useText(flavorWords);
  const format = useFormat();
  const namesOf = usePlacementNames();
  return [
    nameColumn(t, ({ id }) => flavorPaths.details(id), nameOf),
    numberColumn(t, 'vcpus', (flavor: Flavor) => flavor.vcpus, format.number, { sort: 'vcpus', priority: 1 }),
    numberColumn(t, 'ram', (flavor: Flavor) => flavor.ram * MIB, format.bytes, { sort: 'ram', priority: 1 }),
    numberColumn(t, 'swap', (flavor: Flavor) => flavor.swap * MIB, format.bytes, { priority: 3 }),
    entriesColumn(t, 'placements', ({ traits }: Flavor) => namesOf(traits).map((text) => ({ text })), { priority: 2 }),
    createdColumn(t),
    idColumn(t),
  ];
}
