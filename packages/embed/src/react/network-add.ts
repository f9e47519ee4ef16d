import type { SkyNetworkAdd as Element } from '../host/network-add/network-add.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export type SkyNetworkAddProps = ConsoleFormProps<Element>;

/** Creates a private network. */
export const SkyNetworkAdd = frameComponent<SkyNetworkAddProps>(
  'sky-network-add',
  [],
  () => import('../host/network-add/define.ts'),
);
