import { type Flavor, flavorEvent, flavorSubjects } from '@skydeck/contract';
import { toldToAll } from '../kit/cloud-records.ts';
import { recordViews } from '../kit/record-views.ts';
import type { FlavorRecord } from './records.ts';

export const flavorViews = recordViews<FlavorRecord, Flavor>({
  event: flavorEvent,
  subject: flavorSubjects.item,
  audiences: toldToAll,
  show: async (_, flavors) =>
    flavors.map(({ id, name, vcpus, ram, swap, traits, created_at }) => ({
      id,
      name,
      vcpus,
      ram,
      swap,
      traits: [...traits],
      created_at,
    })),
});
