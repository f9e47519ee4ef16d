import { ItemGate } from '../../kit/details/index.ts';
import { partState, useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { SubnetEdit } from '../subnet/index.ts';
import { networks } from './network.ts';

/** An IPv4 subnet of a network, alone in a partner's page. */
export function SubnetFrame() {
  const id = useParam('subnetId');
  return (
    <ItemGate state={useItem(networks, useParam('networkId'))}>
      {({ subnets }) => {
        const subnet = subnets.find((candidate) => candidate.id === id && candidate.ip_version === 4);
        return <ItemGate state={partState(subnet)}>{(there) => <SubnetEdit subnet={there} />}</ItemGate>;
      }}
    </ItemGate>
  );
}
