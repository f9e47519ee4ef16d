import type { SkyRouterInterfaceEdit as Element } from '../host/router-interface-edit/router-interface-edit.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export interface SkyRouterInterfaceEditProps extends ConsoleFormProps<Element> {
  /** Which router. */
  readonly routerId: string;
  /** Which interface of it. */
  readonly interfaceId: string;
}

/** Changes an interface of a router. */
export const SkyRouterInterfaceEdit = frameComponent<SkyRouterInterfaceEditProps>(
  'sky-router-interface-edit',
  ['router-id', 'interface-id'],
  () => import('../host/router-interface-edit/define.ts'),
);
