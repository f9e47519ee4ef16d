import { randomUUID } from 'node:crypto';
import { Refusal } from '../http/refusal.ts';
import { readStored } from '../store/disk-faults.ts';
import { isAbandoned } from '../store/holders.ts';
import type { Author, Store, Tx } from '../store/store.ts';
import { auditChange } from './audit-changes.ts';
import type { AuditedKind } from './audited-kind.ts';

type Audited = NonNullable<Parameters<typeof auditChange>[1]['after']>;

/** A change of one object, as it turned out. */
export interface FoundChange {
  readonly before: Audited | null;
  readonly after: Audited | null;
}

/** A call that ended without a word: with the process, or with the connection to the cloud. */
export interface LostCall {
  /** What was kept before the cloud was asked. */
  readonly before: unknown;
  readonly at: Date;
}

interface Call<Done> {
  /** Asks the cloud. `keep` is given what the object is, as JSON, just before the first call that changes it. */
  ask(keep: (before: unknown) => Promise<void>): Promise<Done>;
  /** Records what has come of it, in one transaction with the end of the intent. */
  record(tx: Tx, done: Done): Promise<void>;
}

export interface CallIntents {
  /** Makes a change in a cloud for somebody. What it throws is thrown. */
  during<Done>(author: Author, call: Call<Done>): Promise<Done>;
  /** Records what calls have changed of which nobody heard the end. `find` looks into the cloud for it. */
  settle(find: (lost: LostCall) => Promise<readonly FoundChange[]>): Promise<void>;
}

/**
 * A change that a cloud has made is in the audit log also where the platform dies before it can write that down, as a task's
 * is (`Intent`). Those that this instance or another one still makes are not lost.
 */
// spec: audit.cloud
export function createCallIntents(store: Store, audited: AuditedKind): CallIntents {
  const running = new Set<string>();
  const remove = (tx: Tx, id: string) => tx.tables.deleteFrom('call_intents').where('id', '=', id).execute();

  async function lostCalls() {
    const rows = await store.read((tx) =>
      tx.tables
        .selectFrom('call_intents')
        .selectAll()
        .where('kind', '=', audited.kind)
        .where((eb) => eb.or([eb('holder', '=', store.instances.id), isAbandoned(eb.ref('holder'), tx)]))
        .orderBy('created_at')
        .execute(),
    );
    return rows.filter(({ id }) => !running.has(id));
  }

  return {
    async during(author, { ask, record }) {
      const id = randomUUID();
      running.add(id);
      try {
        const done = await ask((before) =>
          store.write((tx) => insert(tx, { id, before, author, holder: store.instances.id }, audited.kind)),
        );
        await store.write(async (tx) => {
          await remove(tx, id);
          await record(tx, done);
        }, author);
        return done;
      } catch (error) {
        // The cloud said no. Whatever else it was, the cloud may have done it.
        if (error instanceof Refusal && error.status < 500) await store.write((tx) => remove(tx, id));
        throw error;
      } finally {
        running.delete(id);
      }
    },
    async settle(find) {
      const failed: unknown[] = [];
      for (const { id, before, author, created_at } of await lostCalls()) {
        try {
          const changes = await find({ before: readStored<unknown>(before), at: new Date(created_at) });
          await store.write(async (tx) => {
            await remove(tx, id);
            for (const change of changes) await auditChange(tx, change, audited);
          }, readStored<Author>(author));
        } catch (error) {
          // It stays for the next time, and the others go on.
          failed.push(error);
        }
      }
      if (failed.length > 0) throw failed[0];
    },
  };
}

interface Kept {
  readonly id: string;
  readonly before: unknown;
  readonly author: Author;
  readonly holder: string;
}

async function insert(tx: Tx, { id, before, author, holder }: Kept, kind: string): Promise<void> {
  const { userId, userName, address, requestId, session, apiToken, frame } = author;
  await tx.tables
    .insertInto('call_intents')
    .values({
      id,
      kind,
      before: JSON.stringify(before),
      author: JSON.stringify({ userId, userName, address, requestId, session, apiToken, frame } satisfies Author),
      created_at: tx.now.toISOString(),
      holder,
    })
    .execute();
}
