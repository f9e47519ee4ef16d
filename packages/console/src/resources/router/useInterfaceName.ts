import type { RouterInterface } from '@skydeck/contract';
import { useMemo } from 'react';
import { useDistinctName } from '../../kit/text/distinct-name.ts';

type InterfaceNetwork = Pick<RouterInterface, 'network_id' | 'network_name'>;

const networkOf = ({ network_id: id, network_name: name }: InterfaceNetwork) => ({ id, name });

/** What the network of an interface is called among those of the others. */
export function useInterfaceName(ports: readonly InterfaceNetwork[]): (port: InterfaceNetwork) => string {
  const nameOf = useDistinctName(ports.map(networkOf));
  return useMemo(() => (port) => nameOf(networkOf(port)), [nameOf]);
}
