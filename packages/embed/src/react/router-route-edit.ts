import type { SkyRouterRouteEdit as Element } from '../host/router-route-edit/router-route-edit.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export interface SkyRouterRouteEditProps extends ConsoleFormProps<Element> {
  /** Which router. */
  readonly routerId: string;
  /** Which route of it: its destination, a space, its next hop. */
  readonly routeId: string;
}

/** Changes a static route of a router. */
export const SkyRouterRouteEdit = frameComponent<SkyRouterRouteEditProps>(
  'sky-router-route-edit',
  ['router-id', 'route-id'],
  () => import('../host/router-route-edit/define.ts'),
);
