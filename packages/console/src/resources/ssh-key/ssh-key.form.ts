import {
  problem,
  publicKeyLine,
  publicKeyProblem,
  size,
  SSH_KEY_MOST,
  type SshKeyBody,
  sshKeyNameProblem,
} from '@skydeck/contract';
import { boolean, enums, object, string } from 'superstruct';
import { fieldsAt, formModel, wrongOf } from '../../kit/form/model.ts';

/** Where a key comes from. */
export const sources = ['paste', 'file', 'generate'] as const;
export type Source = (typeof sources)[number];

/** Shaped like the form a person sees. A private key is never in it. */
export interface SshKeyDraft {
  source: Source;
  publicKey: string;
  name: string;
  description: string;
  /** Of a key that was generated here: somebody has the private half. */
  isSaved: boolean;
}

export const newSshKey = formModel<SshKeyDraft, SshKeyBody>({
  shape: object({
    source: enums(sources),
    publicKey: size(string(), 0, SSH_KEY_MOST),
    name: size(string(), 0, 255),
    description: size(string(), 0, 255),
    isSaved: boolean(),
  }),
  // spec: ssh-key.private, spec: ssh-key.generate
  check: ({ source, publicKey, name, isSaved }) =>
    wrongOf({
      publicKey: publicKeyProblem(publicKey),
      name: sshKeyNameProblem(name.trim()),
      isSaved: source === 'generate' && !isSaved && problem('private_key_unsaved', 'Save the private key first'),
    }),
  blank: () => ({ source: 'paste', publicKey: '', name: '', description: '', isSaved: false }),
  toBody: ({ source, publicKey, name, description }) => ({
    name: name.trim(),
    // A key of ours says whose it is, as those of ssh-keygen do.
    public_key: publicKeyLine(source === 'generate' ? `${publicKey} ${name}` : publicKey),
    ...(description.trim() && { description: description.trim() }),
  }),
  fieldOf: fieldsAt({ public_key: 'publicKey' }),
});
