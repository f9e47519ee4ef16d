import type { SkyRouterInterfaceAdd as Element } from '../host/router-interface-add/router-interface-add.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export interface SkyRouterInterfaceAddProps extends ConsoleFormProps<Element> {
  /** Which router. */
  readonly routerId: string;
}

/** Connects a router to a network. */
export const SkyRouterInterfaceAdd = frameComponent<SkyRouterInterfaceAddProps>(
  'sky-router-interface-add',
  ['router-id'],
  () => import('../host/router-interface-add/define.ts'),
);
