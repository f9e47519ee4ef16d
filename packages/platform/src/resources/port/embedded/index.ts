import { portSubjects } from '@skydeck/contract';
import { readOf } from '../../../engines/embedded/crud-of.ts';
import { portRecords } from '../records.ts';
import { describeList } from '../../../http/list-query.ts';
import type { Store } from '../../../store/store.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { portSearch } from './search.ts';
import { portViews } from '../views.ts';
import { portListRules, type PortEngine } from '../port.ts';

// For resources that stand on this one.
export { closePorts, insertPort } from './change.ts';

export const createEmbeddedPorts = (store: Store): PortEngine =>
  readOf(store, { records: portRecords, views: portViews, rules: portListRules });

export const embeddedPorts: EmbeddedResource<PortEngine> = {
  open: ({ store }) => createEmbeddedPorts(store),
  views: [portViews],
  lists: [describeList(portRecords.kind, portListRules)],
  audited: [{ kind: portRecords.kind, subject: portSubjects.item }],
  indexedSearch: portSearch,
};
