import type { SkyNetworkEditIpv4Subnet as Element } from '../host/network-edit-ipv4-subnet/network-edit-ipv4-subnet.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export interface SkyNetworkEditIpv4SubnetProps extends ConsoleFormProps<Element> {
  /** Which network. */
  readonly networkId: string;
  /** Which subnet of it. */
  readonly subnetId: string;
}

/** Changes the IPv4 subnet of a network. */
export const SkyNetworkEditIpv4Subnet = frameComponent<SkyNetworkEditIpv4SubnetProps>(
  'sky-network-edit-ipv4-subnet',
  ['network-id', 'subnet-id'],
  () => import('../host/network-edit-ipv4-subnet/define.ts'),
);
