import { attr } from '@microsoft/fast-element';
import type { Locale } from '../../protocol/index.ts';
import { ConsoleForm } from '../form-frame/console-form.ts';
import { names } from './names.ts';

/**
 * Changes a static route of a router.
 *
 * @tagname sky-router-route-edit
 */
export class SkyRouterRouteEdit extends ConsoleForm {
  /** Which router. */
  @attr({ attribute: 'router-id', mode: 'fromView' }) routerId: string | null = null;
  /** Which route of it: its destination, a space, its next hop. */
  @attr({ attribute: 'route-id', mode: 'fromView' }) routeId: string | null = null;

  protected routerIdChanged(): void {
    this.addressChanged();
  }
  protected routeIdChanged(): void {
    this.addressChanged();
  }

  protected override path(): readonly (string | null)[] {
    return ['routers', this.routerId, 'routes', this.routeId, 'edit'];
  }
  protected override names(): Readonly<Record<Locale, string>> {
    return names;
  }
}
