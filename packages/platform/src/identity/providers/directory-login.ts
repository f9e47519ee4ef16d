import { randomBytes } from 'node:crypto';
import { DEFAULT_DOMAIN } from '@skydeck/contract';
import { hashOf } from '../accounts/credentials.ts';
import { accountsOf, type DomainDocument } from '../accounts/documents.ts';
import { findDomain } from '../accounts/find-account.ts';
import { hashSecret } from '../../store/secrets.ts';
import type { Tx } from '../../store/store.ts';
import { faultIn, type Identity } from './kind.ts';
import type { PasswordSource, Recognized, Verdict } from './password-source.ts';
import { enabledProviders, type ProviderDocument } from './documents.ts';
import { type Identities, openProvider } from './identities.ts';
import { provisionAccount } from './provision-account.ts';
import { findOpenProvider, recordIdentity } from './sign-in.ts';

/** The directories of the domain, asked one after the other. */
export function createDirectoryLogin(identities: Identities): PasswordSource {
  const { store, kinds, sealing, signal } = identities;

  const recognized = (provider: ProviderDocument, identity: Identity): Recognized => ({
    async provisionAccount(tx, from) {
      const open = await findOpenProvider(tx, provider.id);
      return open ? provisionAccount(tx, signal, open, identity, from) : null;
    },
    async began(tx, session) {
      await recordIdentity(tx, {
        session_hash: hashSecret(session.token),
        provider_id: provider.id,
        sealed_hint: null,
      });
      return { ...session, external_provider: provider.id };
    },
  });

  async function check(provider: ProviderDocument, name: string, password: string): Promise<Verdict> {
    try {
      const identity = await kinds[provider.type].passwords?.check(openProvider(sealing, provider), name, password);
      return identity ? { kind: 'yes', ...recognized(provider, identity) } : { kind: 'no' };
    } catch (error) {
      // What the directory says of somebody may be unreadable, too; nobody is let in by that.
      return faultIn(error) ? { kind: 'away' } : { kind: 'no' };
    }
  }

  return {
    async ask({ username, password, domain: domainName }, user) {
      const { directories, isOurs } = await store.read(async (tx) => {
        const domain = await domainOf(tx, domainName);
        return {
          directories: domain ? await enabledProviders(tx, domain.id, ['ldap']) : [],
          isOurs: user !== null && (await hashOf(tx, user.id)) !== null,
        };
      });
      const [name, secret] = isOurs ? [unknownName(), unknownName()] : [username.trim(), password];
      let verdict: Verdict = { kind: 'no' };
      for (const provider of directories) {
        const next = await check(provider, name, secret);
        if (next.kind === 'yes') return isOurs ? { kind: 'no' } : next;
        if (next.kind === 'away') verdict = next;
      }
      return verdict;
    },
  };
}

const unknownName = () => randomBytes(12).toString('hex');

/**
 * The domain that was named, else the one every cloud has, whoever it is: to ask another one for the names that it knows would
 * tell which these are. Null when it is closed.
 */
async function domainOf(tx: Tx, domainName: string | undefined): Promise<DomainDocument | null> {
  const domain =
    domainName === undefined ? await accountsOf(tx).domains.get(DEFAULT_DOMAIN) : await findDomain(tx, domainName);
  return domain?.enabled ? domain : null;
}
