import type { ProviderType } from '@skydeck/contract';
import type { SessionSignal } from '../../live/session-signal.ts';
import type { Clock } from '../../clock.ts';
import type { Sealing } from '../../store/sealing.ts';
import type { Store } from '../../store/store.ts';
import { createDirectory } from './directory/kind.ts';
import type { ProviderDocument } from './documents.ts';
import type { IdentityProviderKind, OpenProvider } from './kind.ts';
import { createOpenIdConnect } from './oidc/kind.ts';
import type { AllowedTarget } from './outgoing/addresses.ts';
import { createTargets, type FindAddresses } from './outgoing/targets.ts';
import { createSaml } from './saml/kind.ts';

/** What all that has to do with identity providers stands on. */
export interface Identities {
  readonly store: Store;
  readonly clock: Clock;
  readonly signal: SessionSignal;
  readonly sealing: Sealing;
  readonly kinds: Readonly<Record<ProviderType, IdentityProviderKind>>;
}

export interface IdentityParts extends Omit<Identities, 'kinds'> {
  readonly allowedTargets: readonly AllowedTarget[];
  /** The machine's own, if left out. */
  readonly findAddresses?: FindAddresses | undefined;
}

export function createIdentities({ allowedTargets, findAddresses, ...parts }: IdentityParts): Identities {
  const findTarget = createTargets(allowedTargets, findAddresses);
  return {
    ...parts,
    kinds: {
      oidc: createOpenIdConnect(findTarget, parts.clock),
      saml: createSaml(findTarget, parts.clock),
      ldap: createDirectory(findTarget),
    },
  };
}

/** Whose secret it is, so that one provider's cannot be another's. */
export const secretPurpose = (providerId: string, name: 'client_secret' | 'bind_password') =>
  `identity-provider/${providerId}/${name}`;

/** Opens the secrets of a provider, for its kind. */
export function openProvider(sealing: Sealing, provider: ProviderDocument): OpenProvider {
  const open = (name: 'client_secret' | 'bind_password', sealed: string | null) =>
    sealed === null ? '' : sealing.of(secretPurpose(provider.id, name)).open(sealed);
  return {
    ...provider,
    client_secret: open('client_secret', provider.sealed_client_secret),
    bind_password: open('bind_password', provider.sealed_bind_password),
  };
}
