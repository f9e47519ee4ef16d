import type { SkyRouterAdd as Element } from '../host/router-add/router-add.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export type SkyRouterAddProps = ConsoleFormProps<Element>;

/** Creates a router. */
export const SkyRouterAdd = frameComponent<SkyRouterAddProps>(
  'sky-router-add',
  [],
  () => import('../host/router-add/define.ts'),
);
