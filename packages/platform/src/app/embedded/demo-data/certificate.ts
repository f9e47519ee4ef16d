import { generateKeyPairSync, sign } from 'node:crypto';

/** DER, as far as a certificate needs it (X.690 §8). */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  if (body.length < 0x80) return Buffer.concat([Buffer.from([tag, body.length]), body]);
  const length = Buffer.from(body.length.toString(16).padStart(body.length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, body]);
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const bytes = (hex: string) => Buffer.from(hex, 'hex');
const number = (value: number) => der(0x02, Buffer.from([value]));
const time = (date: Date) =>
  der(
    0x18,
    Buffer.from(
      `${date
        .toISOString()
        .replaceAll(/[-:T]|\.\d+/g, '')
        .slice(0, 14)}Z`,
    ),
  );

const ecdsaWithSha256 = sequence(der(0x06, bytes('2a8648ce3d040302')));
/** Of an X.500 name: country, organisation, common name. */
const attributes = { C: '550406', O: '55040a', CN: '550403' } as const;
export type Name = Partial<Record<keyof typeof attributes, string>>;
const nameOf = (name: Name) =>
  sequence(
    ...Object.entries(attributes).flatMap(([attribute, oid]) => {
      const text = name[attribute as keyof Name];
      if (text === undefined) return [];
      // A country is a PrintableString.
      const value = der(attribute === 'C' ? 0x13 : 0x0c, Buffer.from(text));
      return der(0x31, sequence(der(0x06, bytes(oid)), value));
    }),
  );
const alternativeNames = (names: readonly string[]) =>
  der(
    0xa3,
    sequence(
      sequence(der(0x06, bytes('551d11')), der(0x04, sequence(...names.map((name) => der(0x82, Buffer.from(name)))))),
    ),
  );

const pem = (label: string, body: Buffer) =>
  `-----BEGIN ${label}-----\n${(body.toString('base64').match(/.{1,64}/g) ?? []).join('\n')}\n-----END ${label}-----\n`;

interface CertificateFacts {
  /** What it is for; the first one is its subject. */
  readonly names: readonly string[];
  /** Left out: it is its own. */
  readonly issuer?: Name;
  readonly from: Date;
  readonly to: Date;
}

/** A certificate and its key, both PEM: made on the spot, so that no key is in the sources. */
export function issueCertificate({ names, issuer, from, to }: CertificateFacts): {
  readonly certificate: string;
  readonly private_key: string;
} {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = { CN: names[0] ?? 'test' };
  const body = sequence(
    der(0xa0, number(2)),
    number(1),
    ecdsaWithSha256,
    nameOf(issuer ?? subject),
    sequence(time(from), time(to)),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    alternativeNames(names),
  );
  const signature = sign('sha256', body, privateKey);
  const whole = sequence(body, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature));
  return {
    certificate: pem('CERTIFICATE', whole),
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
