import { volumeSubjects } from '@skydeck/contract';
import { readOf } from '../../../engines/embedded/crud-of.ts';
import { describeList } from '../../../http/list-query.ts';
import type { Store } from '../../../store/store.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { volumeRecords } from '../records.ts';
import { volumeViews } from '../views.ts';
import { volumeListRules, type VolumeEngine } from '../port.ts';

export const createEmbeddedVolumes = (store: Store): VolumeEngine =>
  readOf(store, { records: volumeRecords, views: volumeViews, rules: volumeListRules });

export const embeddedVolumes: EmbeddedResource<VolumeEngine> = {
  open: ({ store }) => createEmbeddedVolumes(store),
  views: [volumeViews],
  lists: [describeList(volumeRecords.kind, volumeListRules)],
  audited: [{ kind: volumeRecords.kind, subject: volumeSubjects.item }],
};
