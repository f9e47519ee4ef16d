import { createHash } from 'node:crypto';
import {
  problem,
  publicKeyLine,
  publicKeyProblem,
  readPublicKey,
  type SshKeyBody,
  sshKeyNameProblem,
} from '@skydeck/contract';
import { invalid } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import type { NewRecord } from '../kit/owner.ts';
import { keyNamed, type SshKeyRecord } from './records.ts';

type Facts = Omit<SshKeyRecord, keyof NewRecord>;

/** What a body comes to. Throws 400 for a name that is taken or none, and for what is no public key. */
// spec: ssh-key.name, spec: ssh-key.public
export async function planNewKey(tx: Tx, projectId: string, body: SshKeyBody): Promise<Facts> {
  const name = body.name.trim();
  const wrongName = sshKeyNameProblem(name) ?? ((await keyNamed(tx, projectId, name)) && nameTaken(name));
  const wrongKey = publicKeyProblem(body.public_key);
  const key = readPublicKey(body.public_key);
  if (wrongName || wrongKey || !key)
    throw invalid({ ...(wrongName && { name: wrongName }), ...(wrongKey && { public_key: wrongKey }) });
  return {
    name,
    description: body.description?.trim() ?? '',
    public_key: publicKeyLine(body.public_key),
    type: key.type,
    bits: key.bits,
    ...fingerprintsOf(key.blob),
  };
}

const nameTaken = (name: string) => problem('name_taken', `There is a key '${name}' already`, { name });

/** As `ssh-keygen -l` prints them, the older one without its prefix, as Nova has it. */
// spec: ssh-key.fingerprint
function fingerprintsOf(blob: Uint8Array) {
  const pairs = createHash('md5').update(blob).digest('hex').match(/../g) ?? [];
  const sha256 = createHash('sha256').update(blob).digest('base64').replace(/=+$/, '');
  return { fingerprint: pairs.join(':'), fingerprint_sha256: `SHA256:${sha256}` };
}
