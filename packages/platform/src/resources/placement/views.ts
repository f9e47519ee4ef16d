import { type Placement, placementEvent, placementSubjects } from '@skydeck/contract';
import { flavorRecords } from '../flavor/records.ts';
import { imageRecords } from '../image/records.ts';
import { toldToAll } from '../kit/cloud-records.ts';
import { recordViews } from '../kit/record-views.ts';
import type { PlacementRecord } from './records.ts';

/** Nobody is told of their changes: no page lists them. */
export const placementViews = recordViews<PlacementRecord, Placement>({
  event: placementEvent,
  subject: placementSubjects.item,
  audiences: toldToAll,
  async show(tx, placements) {
    const ids = placements.map(({ id }) => id);
    const flavors = await flavorRecords.in(tx).all([{ field: 'traits[]', in: ids }]);
    const views = placements.map(async ({ id, name, description, isolated }) => ({
      id,
      name,
      description,
      isolated,
      // Hosts and servers do not say yet where they are.
      nodes: 0,
      images: await imageRecords.in(tx).count([{ field: 'traits[]', equals: id }]),
      flavors: flavors.filter(({ traits }) => traits.includes(id)).length,
      servers: 0,
    }));
    return Promise.all(views);
  },
});
