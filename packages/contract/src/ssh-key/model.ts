import { type Infer, number, object, optional, string, type } from 'superstruct';
import { Description, Name, ownedFields, size } from '../structs.ts';
import { SSH_KEY_MOST } from './rules.ts';

/** A public key. It is copied into a server when the server is created. */
export const SshKey = type({
  id: string(),
  /** Unique in its project; addresses take it in place of the id. */
  name: string(),
  /** In OpenSSH's one line. */
  public_key: string(),
  description: optional(string()),
  /** `ssh-ed25519`: the first word of the line; open. */
  type: string(),
  bits: number(),
  /** MD5 in pairs of hexadecimal digits, as Nova has it. */
  fingerprint: string(),
  /** SHA256 in base64, as `ssh-keygen -l` shows it. */
  fingerprint_sha256: string(),
  ...ownedFields,
});
export type SshKey = Infer<typeof SshKey>;

/** What it has to be besides: `sshKeyNameProblem`, `publicKeyProblem`. */
export const SshKeyBody = object({
  name: Name,
  public_key: size(string(), 1, SSH_KEY_MOST),
  description: optional(Description),
});
export type SshKeyBody = Infer<typeof SshKeyBody>;
