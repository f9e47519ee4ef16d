import { placementSubjects } from '@skydeck/contract';
import { readOf } from '../../../engines/embedded/crud-of.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { describeList } from '../../../http/list-query.ts';
import { seenByAll } from '../../kit/cloud-records.ts';
import { type PlacementEngine, placementListRules } from '../port.ts';
import { placementRecords } from '../records.ts';
import { placementViews } from '../views.ts';

export const embeddedPlacements: EmbeddedResource<PlacementEngine> = {
  open: ({ store }) =>
    readOf(store, {
      records: placementRecords,
      views: placementViews,
      rules: placementListRules,
      visible: seenByAll.visible,
    }),
  lists: [describeList(placementRecords.kind, placementListRules)],
  audited: [{ kind: placementRecords.kind, subject: placementSubjects.item }],
};
