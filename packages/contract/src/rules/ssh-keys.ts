export const sshKeyTypes = [
  'ssh-rsa',
  'ecdsa-sha2-nistp256',
  'ecdsa-sha2-nistp384',
  'ecdsa-sha2-nistp521',
  'ssh-ed25519',
  'ssh-dss',
] as const;
export type SshKeyType = (typeof sshKeyTypes)[number];

/** How the second word of such a key begins: the length of the type's name and the name itself (RFC 4253 §6.6), in base64. */
function beginningOf(type: SshKeyType): string {
  const bytes = `\0\0\0${String.fromCodePoint(type.length)}${type}`;
  // The last character would say something of the byte after them.
  return btoa(bytes).slice(0, Math.floor((bytes.length * 8) / 6));
}

/** The type of an OpenSSH public key in one line, `ssh-ed25519 AAAA… comment`; null for everything else. */
export function sshKeyType(text: string): SshKeyType | null {
  const [, name, body = '', comment = ''] = /^([a-z\d-]{7,19}) ([A-Za-z\d+/]+={0,2})(| .*)$/.exec(text) ?? [];
  const type = sshKeyTypes.find((known) => known === name);
  if (!type || body.length % 4 !== 0 || /\p{Cc}/u.test(comment)) return null;
  const start = beginningOf(type);
  return body.startsWith(start) && body.length > start.length + 4 ? type : null;
}

export const isSshPublicKey = (text: string): boolean => sshKeyType(text) !== null;
