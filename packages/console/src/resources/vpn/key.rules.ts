/** Letters and figures that every gateway takes, without those that look alike when somebody types them off. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
/** 5.8 bits each: 187 in all, more than the hash of any policy has use for. */
const LENGTH = 32;

/** Bytes above leave out some letters more often than others. */
const FAIR = 256 - (256 % ALPHABET.length);

/** A pre-shared key that nobody can guess. */
export function randomKey(
  fill: (bytes: Uint8Array<ArrayBuffer>) => unknown = (bytes) => crypto.getRandomValues(bytes),
) {
  let key = '';
  while (key.length < LENGTH) {
    const bytes = new Uint8Array(LENGTH);
    fill(bytes);
    for (const byte of bytes) if (byte < FAIR && key.length < LENGTH) key += ALPHABET[byte % ALPHABET.length];
  }
  return key;
}
