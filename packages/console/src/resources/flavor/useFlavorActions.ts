import type { Flavor } from '@skydeck/contract';
import { deletionOf } from '../../kit/confirm/index.ts';
import { type Actions, deleteAction, useActions } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { flavors, flavorWords } from './flavor.ts';
import { flavorPaths } from './paths.ts';

const FlavorDelete = deletionOf(flavors);

/** What can be done to flavors. `shown`: the one whose page this is. */
export function useFlavorActions(shown?: Flavor): Actions<Flavor> {
  const t = useText(flavorWords);
  return useActions(flavors.subjects.item, shown, [deleteAction(t, flavorPaths.list(), FlavorDelete)]);
}
