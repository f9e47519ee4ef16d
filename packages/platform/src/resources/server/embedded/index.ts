import { serverSubjects } from '@skydeck/contract';
import { readOf } from '../../../engines/embedded/crud-of.ts';
import { describeList } from '../../../http/list-query.ts';
import type { Store } from '../../../store/store.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { serverRecords } from '../records.ts';
import { serverViews } from '../views.ts';
import { serverListRules, type ServerEngine } from '../port.ts';

export const createEmbeddedServers = (store: Store): ServerEngine =>
  readOf(store, { records: serverRecords, views: serverViews, rules: serverListRules });

export const embeddedServers: EmbeddedResource<ServerEngine> = {
  open: ({ store }) => createEmbeddedServers(store),
  views: [serverViews],
  lists: [describeList(serverRecords.kind, serverListRules)],
  audited: [{ kind: serverRecords.kind, subject: serverSubjects.item }],
};
