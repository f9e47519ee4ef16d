import { DEFAULT_DOMAIN } from '@skydeck/contract';
import type { Store, Tx } from '../../store/store.ts';
import { seedPartner } from '../partners/documents.ts';
import { assign } from './assignments.ts';
import { saveHash } from './credentials.ts';
import {
  type DemoAccount,
  demoAccounts,
  demoDomainId,
  demoDomains,
  demoProjectId,
  demoProjects,
  demoUserId,
} from './demo-accounts.ts';
import { accountsOf, domainIndexed, projectIndexed, type UserDocument, userIndexed } from './documents.ts';
import { generatePassword } from './generate-password.ts';
import { createStartQueue, hashPassword, passwordCost, type PasswordCost } from './password.ts';
import { stableId } from './stable-id.ts';

export async function hasAccounts(store: Store): Promise<boolean> {
  return (await store.read((tx) => accountsOf(tx).users.count())) > 0;
}

export async function hasDemoAccounts(store: Store): Promise<boolean> {
  const found = await store.read((tx) =>
    Promise.all(demoAccounts.map(({ name }) => accountsOf(tx).users.get(demoUserId(name)))),
  );
  return found.every((user) => user !== null);
}

/** The demo's domains, projects, people and the partner whose page may frame the forms. */
export async function seedDemoAccounts(store: Store, partnerOrigin: string, cost?: PasswordCost): Promise<void> {
  const hashes = await demoHashes(cost);
  await store.write(async (tx) => {
    const created_at = daysBefore(tx.now, 400);
    for (const { id, name, description } of demoDomains) {
      const domain = { id, name, description, enabled: true, theme: null, created_at };
      await accountsOf(tx).domains.insert(domain, domainIndexed(domain));
    }
    for (const [at, { name, domain, description, enabled }] of demoProjects.entries()) {
      const project = {
        id: demoProjectId(name),
        name,
        description,
        enabled,
        domain_id: demoDomainId(domain),
        created_at: daysBefore(tx.now, 390 - at * 20),
      };
      await accountsOf(tx).projects.insert(project, projectIndexed(project));
    }
    for (const account of demoAccounts) await seedAccount(tx, account, hashes.get(account.name) ?? '', created_at);
    await seedPartner(tx, {
      origin: partnerOrigin,
      domainId: demoDomainId('Norrland Retail'),
      name: 'Demo portal',
      v0_until: daysBefore(tx.now, -400).slice(0, 10),
    });
  });
}

/** A store without the demo needs one person who can let the others in. Answers the password, which is kept nowhere. */
export async function seedFirstAdministrator(store: Store, cost?: PasswordCost): Promise<string> {
  const password = generatePassword();
  const hash = await hashPassword(password, createStartQueue(cost));
  await store.write(async (tx) => {
    const created_at = tx.now.toISOString();
    const domain = { id: DEFAULT_DOMAIN, name: 'Default', description: '', enabled: true, theme: null, created_at };
    await accountsOf(tx).domains.insert(domain, domainIndexed(domain));
    await seedAccount(
      tx,
      { name: 'admin', fullName: 'admin', domain: 'Default', system: 'superuser', projects: {} },
      hash,
      created_at,
    );
  });
  return password;
}

type Hashes = ReadonlyMap<string, string>;
const hashing = new Map<PasswordCost, Promise<Hashes>>();

// Hashing is dear, and these passwords are constants: once for all stores that a process makes.
function demoHashes(cost = passwordCost): Promise<Hashes> {
  const known = hashing.get(cost);
  if (known) return known;
  const queue = createStartQueue(cost);
  const hashed = async ({ name, password }: DemoAccount) => [name, await hashPassword(password, queue)] as const;
  const hashes = Promise.all(demoAccounts.map(hashed)).then((entries) => new Map(entries));
  hashing.set(cost, hashes);
  return hashes;
}

async function seedAccount(
  tx: Tx,
  account: Omit<DemoAccount, 'password' | 'remark'>,
  hash: string,
  created_at: string,
) {
  const domain_id = demoDomainId(account.domain);
  const user: UserDocument = {
    id: demoUserId(account.name),
    name: account.name,
    full_name: account.fullName,
    email: `${account.name}@example.com`,
    enabled: true,
    domain_id,
    system_permissions: [],
    domain_permissions: [],
    language: null,
    created_at,
  };
  await accountsOf(tx).users.insert(user, userIndexed(user));
  await saveHash(tx, user.id, hash);
  if (account.system) await assign(tx, { userId: user.id, target: 'system', targetId: '', role: account.system });
  if (account.inDomain)
    await assign(tx, { userId: user.id, target: 'domain', targetId: domain_id, role: account.inDomain });
  for (const [project, role] of Object.entries(account.projects)) {
    await assign(tx, { userId: user.id, target: 'project', targetId: stableId('project', project), role });
  }
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
