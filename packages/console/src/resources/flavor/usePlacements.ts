import { type ListQuery, type Placement, placementApi } from '@skydeck/contract';
import { readPage } from '../../kit/data/client.ts';
import { type Answer, useAnswer } from '../../kit/data/useAnswer.ts';

const all: ListQuery = { limit: -1 };

async function readPlacements(): Promise<readonly Placement[]> {
  return (await readPage<Placement>(placementApi.list, all, { repeat: 'first' })).data;
}

/** All that the cloud has. */
export const usePlacements = (): Answer<readonly Placement[]> => useAnswer(readPlacements);

/** Their names by their ids; an id stands for a name that is not here. */
export function usePlacementNames(): (ids: readonly string[]) => readonly string[] {
  const { item } = usePlacements();
  const names = new Map(item?.map(({ id, name }) => [id, name]));
  return (ids) => ids.map((id) => names.get(id) ?? id);
}
