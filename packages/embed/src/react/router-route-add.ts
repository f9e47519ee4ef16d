import type { SkyRouterRouteAdd as Element } from '../host/router-route-add/router-route-add.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export interface SkyRouterRouteAddProps extends ConsoleFormProps<Element> {
  /** Which router. */
  readonly routerId: string;
}

/** Adds a static route to a router. */
export const SkyRouterRouteAdd = frameComponent<SkyRouterRouteAddProps>(
  'sky-router-route-add',
  ['router-id'],
  () => import('../host/router-route-add/define.ts'),
);
