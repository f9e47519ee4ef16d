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
const commonName = (name: string) =>
  sequence(der(0x31, sequence(der(0x06, bytes('550403')), der(0x0c, Buffer.from(name)))));
const alternativeNames = (names: readonly string[]) =>
  der(
    0xa3,
    sequence(
      sequence(der(0x06, bytes('551d11')), der(0x04, sequence(...names.map((name) => der(0x82, Buffer.from(name)))))),
    ),
  );

const pem = (label: string, body: Buffer) =>
  `-----BEGIN ${label}-----\n${(body.toString('base64').match(/.{1,64}/g) ?? []).join('\n')}\n-----END ${label}-----\n`;

/** A certificate for tests and its key, both PEM: made on the spot, so that no key is in the sources. */
export function selfSigned(...names: readonly string[]): { certificate: string; private_key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = commonName(names[0] ?? 'test');
  const body = sequence(
    der(0xa0, number(2)),
    number(1),
    ecdsaWithSha256,
    name,
    sequence(time(new Date('2026-01-01T00:00:00Z')), time(new Date('2036-01-01T00:00:00Z'))),
    name,
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
