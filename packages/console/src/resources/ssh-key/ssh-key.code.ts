import type { SshKeyBody } from '@skydeck/contract';
import { type HclBlock, resource } from '../../kit/code/index.ts';

/** A key pair of Nova, which has no description. */
export const sshKeyBlocks = ({ name, public_key }: SshKeyBody): HclBlock[] => [
  resource('openstack_compute_keypair_v2', name, { name, public_key }),
];
