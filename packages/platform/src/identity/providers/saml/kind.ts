import { X509Certificate } from 'node:crypto';
import type { TestResult } from '@skydeck/contract';
import { XMLParser } from 'fast-xml-parser';
import type { Clock } from '../../../clock.ts';
import { readIdentity, textsIn } from '../claims.ts';
import {
  type BrowserSignIn,
  faultIn,
  type Identity,
  type IdentityProviderKind,
  type OpenProvider,
  type ProviderReply,
  SignInRefused,
} from '../kind.ts';
import { sendOutgoing } from '../outgoing/request.ts';
import type { FindTarget } from '../outgoing/targets.ts';
import { certificatesIn, createService, newRequestId } from './service.ts';

/** SAML 2.0, service provider's side: a request by redirect, a signed response by POST. There is no single logout. */
export function createSaml(findTarget: FindTarget, clock: Clock): IdentityProviderKind {
  return {
    type: 'saml',
    passwords: null,
    browser: browserSignIn,
    async test(provider) {
      try {
        return { result: await tryProvider(findTarget, clock, provider), groups: null };
      } catch (error) {
        const fault = faultIn(error);
        if (!fault) throw error;
        return { result: fault.result, groups: null };
      }
    },
  };
}

const browserSignIn: BrowserSignIn = {
  async begin(provider, { redirectUrl, state }) {
    const requestId = newRequestId();
    const service = createService(provider, { redirectUrl, requestId });
    return { address: await service.getAuthorizeUrlAsync(state, undefined, {}), secrets: { requestId } };
  },
  async finish(provider, back) {
    try {
      return await readResponse(provider, back);
    } catch (error) {
      if (error instanceof SignInRefused) throw error;
      throw new SignInRefused(isRefusal(error) ? 'refused' : 'invalid', { cause: error });
    }
  },
  signOutAddress: async () => null,
};

async function readResponse(
  provider: OpenProvider,
  { answer, secrets, redirectUrl }: ProviderReply,
): Promise<Identity> {
  const response = answer.get('SAMLResponse') ?? '';
  refuseWeak(Buffer.from(response, 'base64').toString('utf8'));
  const service = createService(provider, { redirectUrl, requestId: secrets['requestId'] ?? '' });
  const { profile } = await service.validatePostResponseAsync({ SAMLResponse: response });
  // The library takes any issuer whose key is ours to trust; two providers may share a key.
  if (!profile || profile.issuer !== provider.entity_id) throw new SignInRefused('invalid');
  const attributes = (profile['attributes'] ?? {}) as Record<string, unknown>;
  return readIdentity(provider.mapping, { ...attributes, [nameId]: profile.nameID }, nameId);
}

// No attribute of a provider has this name: a space cannot stand in it.
const nameId = 'name id';

/** What no response of a provider needs: entities, and digests that can be forged. */
function refuseWeak(xml: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new SignInRefused('invalid');
  if (/xmldsig#(?:rsa-sha1|dsa-sha1|hmac-sha1|sha1)\b|xmldsig-more#(?:rsa-md5|md5)\b/i.test(xml))
    throw new SignInRefused('invalid');
}

const isRefusal = (error: unknown) => error instanceof Error && error.name === 'SamlStatusError';

async function tryProvider(findTarget: FindTarget, clock: Clock, provider: OpenProvider): Promise<TestResult> {
  const wrong = wrongCertificate(provider.signing_certificates, clock.now());
  if (wrong) return wrong;
  if (provider.metadata_url === '') {
    await sendOutgoing(findTarget, provider, provider.sign_in_url);
    return 'reachable';
  }
  const answer = await sendOutgoing(findTarget, provider, provider.metadata_url);
  if (!answer.ok) return 'not_a_provider';
  const entityIds = entityIdsIn(await answer.text());
  if (entityIds.length === 0) return 'not_a_provider';
  return entityIds.includes(provider.entity_id) ? 'reachable' : 'other_issuer';
}

function wrongCertificate(pem: string, now: Date): TestResult | null {
  try {
    const certificates = certificatesIn(pem).map((one) => new X509Certificate(one));
    // One that is valid will do: providers announce the next one before they use it.
    return certificates.some(({ validToDate }) => validToDate > now) ? null : 'expired_signing_certificate';
  } catch {
    return 'bad_signing_certificate';
  }
}

function entityIdsIn(metadata: string): string[] {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(metadata)) return [];
  try {
    const parser = new XMLParser({ ignoreAttributes: false, removeNSPrefix: true, attributeNamePrefix: '' });
    const { EntityDescriptor } = parser.parse(metadata) as { EntityDescriptor?: { entityID?: unknown } };
    return textsIn(EntityDescriptor?.entityID);
  } catch {
    return [];
  }
}
