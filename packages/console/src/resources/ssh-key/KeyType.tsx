import { type SshKey, sshKeyTypeName, sshKeyWarning } from '@skydeck/contract';
import { Status } from '@skydeck/react-bindings/status';

/** The type of a key, and whether it is weak. */
export function KeyType({ of: { type, bits } }: { readonly of: Pick<SshKey, 'type' | 'bits'> }) {
  const name = sshKeyTypeName(type, bits);
  return sshKeyWarning({ type, bits }) ? <Status state="warning" label={name} /> : <bdi>{name}</bdi>;
}
