import { randomBytes } from 'node:crypto';
import { type CacheProvider, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { serviceEntityIdOf } from '../documents.ts';
import type { OpenProvider } from '../kind.ts';

const CLOCKS_DIFFER_MS = 60_000;
const OLDEST_ANSWER_MS = 10 * 60_000;

/** Our side of one exchange. `requestId`: the only request an answer may be to; the browser keeps it, not this process. */
export function createService(
  provider: Pick<OpenProvider, 'id' | 'sign_in_url' | 'entity_id' | 'signing_certificates'>,
  { redirectUrl, requestId }: { readonly redirectUrl: string; readonly requestId: string },
): SAML {
  const entityId = serviceEntityIdOf(provider.id);
  return new SAML({
    issuer: entityId,
    audience: entityId,
    callbackUrl: redirectUrl,
    entryPoint: provider.sign_in_url,
    idpIssuer: provider.entity_id,
    idpCert: certificatesIn(provider.signing_certificates),
    // The whole response: what is only around a signed assertion could be anybody's.
    wantAuthnResponseSigned: true,
    wantAssertionsSigned: false,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: onlyRequest(requestId),
    generateUniqueId: () => requestId,
    // Which kind of name and which proof of it is the provider's to choose.
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    acceptedClockSkewMs: CLOCKS_DIFFER_MS,
    maxAssertionAgeMs: OLDEST_ANSWER_MS,
  });
}

/** An id of XML may not begin with a digit. */
export const newRequestId = () => `_${randomBytes(20).toString('hex')}`;

export const certificatesIn = (pem: string): string[] =>
  pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];

function onlyRequest(requestId: string): CacheProvider {
  const asked = new Date().toISOString();
  return {
    saveAsync: async (_, value) => ({ value, createdAt: Date.now() }),
    getAsync: async (key) => (key === requestId ? asked : null),
    removeAsync: async (key) => key,
  };
}
