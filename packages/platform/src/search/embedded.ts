import {
  networkSubjects,
  projectSubjects,
  routerSubjects,
  type SearchHit,
  type Subject,
  subnetSubjects,
} from '@skydeck/contract';
import { accountsOf, type ProjectDocument } from '../accounts/documents.ts';
import type { NetworkRecord, RouterRecord, SubnetRecord } from '../engines/embedded/records.ts';
import { ownedBy, visibleNetworks } from '../engines/embedded/viewer.ts';
import type { Scope } from '../http/scope.ts';
import { visibleSubnets } from '../resources/subnet/embedded.ts';
import type { Condition, Store, Tx } from '../store/store.ts';
import { findDocuments } from './documents.ts';
import type { SearchLine } from './line.ts';

interface Kind<T> {
  readonly type: string;
  readonly subject: Subject;
  readonly addresses: readonly string[];
  where(tx: Tx, scope: Scope): readonly Condition[] | Promise<readonly Condition[]>;
  show(tx: Tx, document: T): Promise<Omit<SearchHit, 'type' | 'id' | 'name'>> | Omit<SearchHit, 'type' | 'id' | 'name'>;
}

const lineOf =
  <T extends { readonly id: string; readonly name: string }>(kind: Kind<T>) =>
  (store: Store): SearchLine => ({
    subject: kind.subject,
    find: (scope, text, limit) =>
      store.read(async (tx) => {
        const where = await kind.where(tx, scope);
        const found = await findDocuments<T>(tx, { kind: kind.type, where, addresses: kind.addresses, text, limit });
        return Promise.all(
          found.map(async ({ document, rank }) => {
            const { id, name } = document;
            return { rank, hit: { type: kind.type, id, name, ...(await kind.show(tx, document)) } };
          }),
        );
      }),
  });

/** What can be found in the embedded cloud, one line for each resource. */
const lines = [
  lineOf<NetworkRecord>({
    type: 'network',
    subject: networkSubjects.list,
    addresses: ['cidrs'],
    where: (_, scope) => visibleNetworks(scope),
    show: (_, { cidrs, project_id }) => ({ detail: cidrs, project_id }),
  }),
  lineOf<SubnetRecord>({
    type: 'subnet',
    subject: subnetSubjects.list,
    addresses: ['cidr', 'gateway_ip'],
    where: visibleSubnets,
    show: (_, { cidr, network_id, project_id }) => ({ detail: cidr, project_id, parent_id: network_id }),
  }),
  lineOf<RouterRecord>({
    type: 'router',
    subject: routerSubjects.list,
    addresses: ['addresses'],
    where: (_, scope) => ownedBy(scope),
    show: (_, { addresses, project_id }) => ({ detail: addresses, project_id }),
  }),
  lineOf<ProjectDocument>({
    type: 'project',
    subject: projectSubjects.list,
    addresses: [],
    where: (_, { isSystem, domainId }) => (isSystem ? [] : [{ field: 'domain_id', equals: domainId }]),
    show: async (tx, { id, domain_id }) => ({
      detail: (await accountsOf(tx).domains.get(domain_id))?.name ?? '',
      project_id: id,
    }),
  }),
];

export const embeddedSearch = (store: Store): readonly SearchLine[] => lines.map((line) => line(store));
