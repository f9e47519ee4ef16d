import { type Credentials, DEFAULT_DOMAIN } from '@skydeck/contract';
import { string, type } from 'superstruct';
import { slugOf } from '../../../identity/accounts/find-account.ts';
import type { SessionSignal } from '../../../live/session-signal.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { PasswordSource, Verdict } from '../../../identity/providers/password-source.ts';
import { repeatEvery } from '../../../tasks/background.ts';
import type { People } from '../../engine.ts';
import { fromKeystoneId } from '../ids.ts';
import type { OpenstackParts } from '../parts.ts';
import {
  activePeople,
  type Directory,
  dropPerson,
  keepDirectory,
  keepPerson,
  type KeystonePerson,
  readDirectory,
  readPerson,
} from './directory.ts';

const Recognized = type({ token: type({ user: type({ id: string(), domain: type({ id: string() }) }) }) });

/** How long a change in Keystone may stay unknown to sessions. Milliseconds. */
const REFRESH = 60_000;

type Parts = Pick<OpenstackParts, 'cloud' | 'store' | 'clock'> & { readonly signal: SessionSignal };

/**
 * People are Keystone's: it says whether a password is right and who has which role. The platform keeps a copy of names and
 * roles, which the rest of it reads, and sessions of its own; no password and no token of a person.
 */
export function createKeystonePeople(parts: Parts): People {
  return {
    passwords: createPasswords(parts),
    startRefresh: (report) => repeatEvery(parts.clock, REFRESH, () => refresh(parts), report).stop,
  };
}

const createPasswords = ({ cloud, signal }: Parts): PasswordSource => ({
  async ask(credentials): Promise<Verdict> {
    try {
      const directory = await readDirectory(cloud);
      const keystoneId = await checkPassword(cloud, credentials, directory);
      if (keystoneId === null) return { kind: 'no' };
      const person = await readPerson(cloud, keystoneId);
      return {
        kind: 'yes',
        async provisionAccount(tx) {
          await keepDirectory(tx, directory);
          // From now on a database without accounts is one that lost them.
          await tx.tables.updateTable('installation').set({ is_seeded: 1 }).execute();
          return keepPerson(tx, signal, person);
        },
        began: async (_, session) => session,
      };
    } catch (error) {
      if (error instanceof Refusal && error.code === 'cloud_unavailable') return { kind: 'away' };
      throw error;
    }
  },
});

/** Keystone's id of whose the password is; null: nobody's in this domain. The token that comes with it is forgotten. */
async function checkPassword(
  cloud: OpenstackParts['cloud'],
  { username, password, domain: named = DEFAULT_DOMAIN }: Credentials,
  { domains }: Directory,
): Promise<string | null> {
  const domain =
    domains.find(({ id }) => fromKeystoneId(id) === named) ??
    domains.find(({ name }) => slugOf(name) === slugOf(named));
  if (!domain?.enabled) return null;
  const user = { name: username.trim(), domain: { id: domain.id }, password };
  const answer = await cloud.checkPerson({
    auth: { identity: { methods: ['password'], password: { user } }, scope: 'unscoped' },
  });
  const found = answer?.read(Recognized).token.user;
  // Keystone was asked for this domain, and nobody of another one comes in.
  return found && found.domain.id === domain.id ? found.id : null;
}

/** Names, roles and who is disabled, of those who have signed in: their sessions and rights follow. */
async function refresh({ cloud, store, signal }: Parts): Promise<void> {
  if (!store.instances.leads()) return;
  const known = await store.read(activePeople);
  if (known.length === 0) return;
  const directory = await readDirectory(cloud);
  await store.write((tx) => keepDirectory(tx, directory));
  for (const { userId, keystoneId } of known) {
    const person = await personOrNull(cloud, keystoneId);
    await store.write(async (tx) => {
      if (person) await keepPerson(tx, signal, person);
      else await dropPerson(tx, signal, userId);
    });
  }
}

async function personOrNull(cloud: OpenstackParts['cloud'], keystoneId: string): Promise<KeystonePerson | null> {
  try {
    return await readPerson(cloud, keystoneId);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
}
