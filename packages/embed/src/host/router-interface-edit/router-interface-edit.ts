import { attr } from '@microsoft/fast-element';
import type { Locale } from '../../protocol/index.ts';
import { ConsoleForm } from '../form-frame/console-form.ts';
import { names } from './names.ts';

/**
 * Changes an interface of a router.
 *
 * @tagname sky-router-interface-edit
 */
export class SkyRouterInterfaceEdit extends ConsoleForm {
  /** Which router. */
  @attr({ attribute: 'router-id', mode: 'fromView' }) routerId: string | null = null;
  /** Which interface of it. */
  @attr({ attribute: 'interface-id', mode: 'fromView' }) interfaceId: string | null = null;

  protected routerIdChanged(): void {
    this.addressChanged();
  }
  protected interfaceIdChanged(): void {
    this.addressChanged();
  }

  protected override path(): readonly (string | null)[] {
    return ['routers', this.routerId, 'interfaces', this.interfaceId, 'edit'];
  }
  protected override names(): Readonly<Record<Locale, string>> {
    return names;
  }
}
