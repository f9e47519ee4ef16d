import type { SkyRouterEdit as Element } from '../host/router-edit/router-edit.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export interface SkyRouterEditProps extends ConsoleFormProps<Element> {
  /** Which router. */
  readonly routerId: string;
}

/** Changes a router. */
export const SkyRouterEdit = frameComponent<SkyRouterEditProps>(
  'sky-router-edit',
  ['router-id'],
  () => import('../host/router-edit/define.ts'),
);
