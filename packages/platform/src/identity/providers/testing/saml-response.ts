import { createHash, createSign, randomBytes } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';

// A provider that writes its XML in canonical form (exclusive XML canonicalization: namespaces where they are first used,
// attributes in order, no empty-element tags), so that what it hashes is what it writes.

export interface SamlClaims {
  readonly issuer: string;
  readonly audience: string;
  readonly destination: string;
  readonly requestId: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** Milliseconds from now to the end of the assertion. */
  readonly validFor?: number;
}

const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol';
const assertions = 'urn:oasis:names:tc:SAML:2.0:assertion';
const signatures = 'http://www.w3.org/2000/09/xmldsig#';
const canonical = 'http://www.w3.org/2001/10/xml-exc-c14n#';

const newId = () => `_${randomBytes(16).toString('hex')}`;
const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

/** An assertion by itself. */
export function writeAssertion(claims: SamlClaims, id = newId()): string {
  const { issuer, audience, destination, requestId, name, attributes, validFor = 300_000 } = claims;
  const values = Object.entries(attributes).map(
    ([key, list]) =>
      `<saml:Attribute Name="${key}">${list.map((one) => `<saml:AttributeValue>${one}</saml:AttributeValue>`).join('')}</saml:Attribute>`,
  );
  return [
    `<saml:Assertion xmlns:saml="${assertions}" ID="${id}" IssueInstant="${at(0)}" Version="2.0">`,
    `<saml:Issuer>${issuer}</saml:Issuer>`,
    `<saml:Subject><saml:NameID>${name}</saml:NameID>`,
    '<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">',
    `<saml:SubjectConfirmationData InResponseTo="${requestId}" NotOnOrAfter="${at(validFor)}" Recipient="${destination}">`,
    '</saml:SubjectConfirmationData></saml:SubjectConfirmation></saml:Subject>',
    `<saml:Conditions NotBefore="${at(-60_000)}" NotOnOrAfter="${at(validFor)}"><saml:AudienceRestriction>`,
    `<saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${at(0)}"></saml:AuthnStatement>`,
    values.length > 0 ? `<saml:AttributeStatement>${values.join('')}</saml:AttributeStatement>` : '',
    '</saml:Assertion>',
  ].join('');
}

/** A response around assertions; `signature` goes where the standard wants it. */
export function writeResponse(
  { issuer, destination, requestId }: SamlClaims,
  inside: string,
  { id, signature = '' }: { readonly id: string; readonly signature?: string },
): string {
  return [
    `<samlp:Response xmlns:samlp="${protocol}" Destination="${destination}" ID="${id}" InResponseTo="${requestId}"`,
    ` IssueInstant="${instantOf(id)}" Version="2.0">`,
    `<saml:Issuer xmlns:saml="${assertions}">${issuer}</saml:Issuer>${signature}`,
    '<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"></samlp:StatusCode></samlp:Status>',
    `${inside}</samlp:Response>`,
  ].join('');
}

// Written twice, without and with its signature, a response must say the same time.
const instants = new Map<string, string>();
function instantOf(id: string): string {
  const instant = instants.get(id) ?? at(0);
  instants.set(id, instant);
  return instant;
}

/** A signature of what stands under `id`, canonical as `text`. */
export function signatureOf(id: string, text: string, key: string, algorithm: 'sha256' | 'sha1' = 'sha256'): string {
  const [digest, method] =
    algorithm === 'sha256'
      ? ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256']
      : [`${signatures}sha1`, `${signatures}rsa-sha1`];
  const info = [
    `<ds:SignedInfo xmlns:ds="${signatures}">`,
    `<ds:CanonicalizationMethod Algorithm="${canonical}"></ds:CanonicalizationMethod>`,
    `<ds:SignatureMethod Algorithm="${method}"></ds:SignatureMethod>`,
    `<ds:Reference URI="#${id}"><ds:Transforms>`,
    `<ds:Transform Algorithm="${signatures}enveloped-signature"></ds:Transform>`,
    `<ds:Transform Algorithm="${canonical}"></ds:Transform></ds:Transforms>`,
    `<ds:DigestMethod Algorithm="${digest}"></ds:DigestMethod>`,
    `<ds:DigestValue>${createHash(algorithm).update(text).digest('base64')}</ds:DigestValue>`,
    '</ds:Reference></ds:SignedInfo>',
  ].join('');
  const value = createSign(`rsa-${algorithm}`).update(info).sign(key, 'base64');
  return `<ds:Signature xmlns:ds="${signatures}">${info.replace(` xmlns:ds="${signatures}"`, '')}<ds:SignatureValue>${value}</ds:SignatureValue></ds:Signature>`;
}

/** As an honest provider answers. */
export function signedResponse(claims: SamlClaims, key: string, algorithm: 'sha256' | 'sha1' = 'sha256'): string {
  const id = newId();
  const inside = writeAssertion(claims);
  const signature = signatureOf(id, writeResponse(claims, inside, { id }), key, algorithm);
  return writeResponse(claims, inside, { id, signature });
}

/** What a request that came by redirect asks for. */
export function readRequest(address: URL): {
  readonly id: string;
  readonly issuer: string;
  readonly relayState: string;
} {
  const xml = inflateRawSync(Buffer.from(address.searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
  return {
    id: /\bID="([^"]+)"/.exec(xml)?.[1] ?? '',
    issuer: /<saml:Issuer[^>]*>([^<]+)</.exec(xml)?.[1] ?? '',
    relayState: address.searchParams.get('RelayState') ?? '',
  };
}

export const encoded = (xml: string) => Buffer.from(xml).toString('base64');
