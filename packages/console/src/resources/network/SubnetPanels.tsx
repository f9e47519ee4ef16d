import { NotFoundView } from '../../kit/page/index.ts';
import { useParam } from '../../kit/useParam.ts';
import { SubnetAdd, SubnetEdit } from '../subnet/index.ts';
import { useNetwork } from './useNetwork.ts';

export const AddIPv4Subnet = () => <SubnetAdd network={useNetwork()} version={4} />;
export const AddIPv6Subnet = () => <SubnetAdd network={useNetwork()} version={6} />;

export function EditSubnet() {
  const id = useParam('subnetId');
  const subnet = useNetwork().subnets.find((candidate) => candidate.id === id);
  return subnet ? <SubnetEdit subnet={subnet} /> : <NotFoundView />;
}
