import {
  type DomainProperty,
  type DomainPropertyKeys,
  domainPropertyEvent,
  GENERAL_THEME_KEY,
  type Operation,
  type PropertyAccessBody,
  type PropertyBody,
  type PropertyUpdate,
  readDomainTheme,
} from '@skydeck/contract';
import { accountsOf } from '../../identity/accounts/documents.ts';
import { audit, type AuditObject } from '../../audit/audit.ts';
import { namesById } from '../../resources/kit/find-records.ts';
import { notFound } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import type { Store, Tx } from '../../store/store.ts';
import { createRow, removeRow, replaceRow, requireDomain, requireRow } from './changes.ts';
import type { Pictures } from './pictures/pictures.ts';
import { mayRead, type Reader } from './reader.ts';
import type { PropertyRow } from '../../store/tables/domain-properties.ts';
import { findRow, propertyView, rowsOf, valueOf } from './stored.ts';

/** Who changes something, and from where. */
export interface Author {
  readonly scope: Scope;
  readonly address: string;
}

/** What domains have the server remember. A stranger gets what is public, and is not told whether a domain exists. */
export interface DomainProperties {
  list(reader: Reader, domainId: string): Promise<DomainProperty[]>;
  /** Of all domains of which the reader may read something. */
  listKeys(reader: Reader): Promise<DomainPropertyKeys[]>;
  /** Throws a Refusal (404) for what is not there or not to be read. */
  read(reader: Reader, domainId: string, key: string): Promise<DomainProperty>;
  /** Throws a Refusal: 404 for a domain that the author does not see, 409 when the key is taken, 400 for wrong data. */
  create(author: Author, domainId: string, key: string, body: PropertyBody): Promise<DomainProperty>;
  /** Throws a Refusal: 404 when there is none, 400 for wrong data. */
  replace(author: Author, domainId: string, key: string, body: PropertyUpdate): Promise<DomainProperty>;
  /** The value stays. Throws a Refusal (404) when there is none. */
  setAccess(
    author: Author,
    domainId: string,
    key: string,
    access: PropertyAccessBody['access'],
  ): Promise<DomainProperty>;
  /** Throws a Refusal (404) when there is none. */
  remove(author: Author, domainId: string, key: string): Promise<void>;
}

interface Change {
  readonly before: PropertyRow | null;
  readonly after: PropertyRow | null;
}

export function openDomainProperties(store: Store, pictures: Pictures): DomainProperties {
  const change = (author: Author, domainId: string, act: (tx: Tx) => Promise<Change>) =>
    store.write(async (tx) => {
      await requireDomain(tx, author.scope, domainId);
      const { before, after } = await act(tx);
      const row = (after ?? before) as PropertyRow;
      const object = { kind: 'domain_property', id: idOf(row), name: row.key } as const;
      await auditProperty(tx, author, after ? 'domain_property_changed' : 'domain_property_removed', object);
      emitEvent(tx, row, operationOf(before, after), author.scope.requestId);
      if (row.key === GENERAL_THEME_KEY) await pictures.sweep(tx, domainId, picturesIn(before));
      return propertyView(row);
    });

  return {
    list: (reader, domainId) =>
      store.read(async (tx) => (await rowsOf(tx, domainId)).filter((row) => mayRead(reader, row)).map(propertyView)),
    listKeys: (reader) =>
      store.read(async (tx) => {
        const readable = (await rowsOf(tx, null)).filter((row) => mayRead(reader, row));
        const byDomain = Map.groupBy(readable, ({ domain_id }) => domain_id);
        const names = await namesById(accountsOf(tx).domains, [...byDomain.keys()]);
        return [...byDomain].map(([domain, rows]) => ({
          domain,
          domain_name: names.get(domain) ?? domain,
          keys: rows.map(({ key }) => key),
        }));
      }),
    read: (reader, domainId, key) =>
      store.read(async (tx) => {
        const row = await findRow(tx, domainId, key);
        if (!row || !mayRead(reader, row)) throw notFound('property');
        return propertyView(row);
      }),
    create: (author, domainId, key, body) =>
      change(author, domainId, async (tx) => ({ before: null, after: await createRow(tx, domainId, key, body) })),
    replace: (author, domainId, key, body) =>
      change(author, domainId, async (tx) => {
        const before = await requireRow(tx, domainId, key);
        return { before, after: await replaceRow(tx, before, body) };
      }),
    setAccess: (author, domainId, key, access) =>
      change(author, domainId, async (tx) => {
        const before = await requireRow(tx, domainId, key);
        return { before, after: await replaceRow(tx, before, { data: valueOf(before), access }) };
      }),
    async remove(author, domainId, key) {
      await change(author, domainId, async (tx) => {
        const before = await requireRow(tx, domainId, key);
        await removeRow(tx, before);
        return { before, after: null };
      });
    },
  };
}

const picturesIn = (row: PropertyRow | null): string[] =>
  row ? Object.values(readDomainTheme(null, valueOf(row)).pictures) : [];

function operationOf(before: PropertyRow | null, after: PropertyRow | null): Operation {
  if (!after) return 'deleted';
  return before ? 'updated' : 'created';
}

const idOf = ({ domain_id, key }: PropertyRow) => `${domain_id}/${key}`;

/** Without the value: more people hear of a change than may read what was changed. */
function emitEvent(tx: Tx, row: PropertyRow, operation: Operation, requestId: string): void {
  const { domain_id, key, access } = row;
  const object = { id: idOf(row), domain_id, key, access };
  tx.emit({
    type: domainPropertyEvent,
    operation,
    object,
    channel: 'domain',
    projectId: null,
    domainId: domain_id,
    subject: 'settings_theme',
    requestId,
  });
}

export const auditProperty = (
  tx: Tx,
  { scope, address }: Author,
  type: 'domain_property_changed' | 'domain_property_removed' | 'domain_picture_added',
  object: AuditObject,
): Promise<void> =>
  audit(tx, { type, userId: scope.userId, account: scope.userName, address, requestId: scope.requestId, object });
