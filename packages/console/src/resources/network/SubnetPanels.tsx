import { ItemGate, usePageItem } from '../../kit/details/index.ts';
import { partState } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { SubnetAdd, SubnetEdit } from '../subnet/index.ts';
import { networks } from './network.ts';

export const AddIPv4Subnet = () => <SubnetAdd network={usePageItem(networks)} version={4} />;
export const AddIPv6Subnet = () => <SubnetAdd network={usePageItem(networks)} version={6} />;

export function EditSubnet() {
  const id = useParam('subnetId');
  const subnet = usePageItem(networks).subnets.find((candidate) => candidate.id === id);
  return <ItemGate state={partState(subnet)}>{(there) => <SubnetEdit subnet={there} />}</ItemGate>;
}
