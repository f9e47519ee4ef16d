import { randomBytes } from 'node:crypto';
import { AndFilter, type Client, type Entry, EqualityFilter, FilterParser, InvalidCredentialsError } from 'ldapts';
import { readIdentity, textsIn } from '../claims.ts';
import { faultIn, type Identity, type IdentityProviderKind, type OpenProvider } from '../kind.ts';
import type { FindTarget } from '../outgoing/targets.ts';
import { bindReader, withDirectory } from './connection.ts';

/** A directory (LDAP): the person is searched, then the password is tried as theirs. */
export function createDirectory(findTarget: FindTarget): IdentityProviderKind {
  return {
    type: 'ldap',
    browser: null,
    passwords: {
      async check(provider, name, password) {
        // "Unauthenticated bind": to an empty password directories say yes.
        if (password === '' || name === '') return null;
        return withDirectory(findTarget, provider, async (client) => {
          const entry = await findPerson(client, provider, name);
          const dn = entry?.dn ?? decoyOf(provider);
          if (!(await isPasswordOf(client, dn, password)) || !entry) return null;
          await bindReader(client, provider);
          return identityOf(client, provider, entry);
        });
      },
    },
    async test(provider, name) {
      try {
        return await withDirectory(findTarget, provider, async (client) => {
          // Reads the base in any case: a base that is not there would let nobody in.
          const entry = await findPerson(client, provider, name ?? randomBytes(8).toString('hex'));
          if (name === null) return { result: 'reachable', groups: null } as const;
          if (!entry) return { result: 'no_such_person', groups: null } as const;
          // Directories differ in what they call what never changes; without it nobody could come back.
          if (!hasSubject(provider, entry)) return { result: 'no_subject', groups: null } as const;
          return { result: 'found', groups: await groupNamesOf(client, provider, entry) } as const;
        });
      } catch (error) {
        const fault = faultIn(error);
        if (!fault) throw error;
        return { result: fault.result, groups: null };
      }
    },
  };
}

/** The one entry of this name; null when there is none, or when there are two and nobody knows who is meant. */
async function findPerson(client: Client, provider: OpenProvider, name: string): Promise<Entry | null> {
  const { mapping, user_filter, base_dn } = provider;
  // A filter object, never a text: signs in the name stay signs.
  const isNamed = new EqualityFilter({ attribute: mapping.name, value: name });
  const filter = user_filter ? new AndFilter({ filters: [FilterParser.parseString(user_filter), isNamed] }) : isNamed;
  const { searchEntries } = await client.search(base_dn, {
    scope: 'sub',
    filter,
    sizeLimit: 2,
    attributes: [mapping.subject, mapping.name, mapping.full_name, mapping.email].filter(Boolean),
    explicitBufferAttributes: ['objectGUID'],
  });
  return searchEntries.length === 1 ? (searchEntries[0] ?? null) : null;
}

const hasSubject = ({ mapping }: OpenProvider, entry: Entry) => textsIn(entry[mapping.subject || 'dn']).length > 0;

/** Nobody has this name: trying its password takes as long as trying anybody's. */
const decoyOf = ({ base_dn }: OpenProvider) => `cn=${randomBytes(12).toString('hex')},${base_dn}`;

async function isPasswordOf(client: Client, dn: string, password: string): Promise<boolean> {
  try {
    await client.bind(dn, password);
    return true;
  } catch (error) {
    if (error instanceof InvalidCredentialsError) return false;
    throw error;
  }
}

async function identityOf(client: Client, provider: OpenProvider, entry: Entry): Promise<Identity> {
  const facts = readIdentity(provider.mapping, entry, 'dn');
  const groups = await groupsOf(client, provider, entry);
  return { ...facts, groups: groups.flatMap(({ dn, name }) => [dn, name]) };
}

const groupNamesOf = async (client: Client, provider: OpenProvider, entry: Entry) =>
  (await groupsOf(client, provider, entry)).map(({ name }) => name);

async function groupsOf(client: Client, provider: OpenProvider, entry: Entry): Promise<{ dn: string; name: string }[]> {
  const { group_base_dn, group_member, group_name, mapping } = provider;
  if (group_base_dn === '') return [];
  // Groups of POSIX accounts list names, all others list whole entries.
  const isByName = group_member.toLowerCase() === 'memberuid';
  const value = isByName ? (textsIn(entry[mapping.name])[0] ?? '') : entry.dn;
  const { searchEntries } = await client.search(group_base_dn, {
    scope: 'sub',
    filter: new EqualityFilter({ attribute: group_member, value }),
    attributes: [group_name],
    sizeLimit: 1000,
  });
  return searchEntries
    .map((group) => ({ dn: group.dn, name: textsIn(group[group_name])[0] ?? group.dn }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
