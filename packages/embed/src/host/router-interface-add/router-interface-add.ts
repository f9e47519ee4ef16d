import { attr } from '@microsoft/fast-element';
import type { Locale } from '../../protocol/index.ts';
import { ConsoleForm } from '../form-frame/console-form.ts';
import { names } from './names.ts';

/**
 * Connects a router to a network.
 *
 * @tagname sky-router-interface-add
 */
export class SkyRouterInterfaceAdd extends ConsoleForm {
  /** Which router. */
  @attr({ attribute: 'router-id', mode: 'fromView' }) routerId: string | null = null;

  protected routerIdChanged(): void {
    this.addressChanged();
  }

  protected override path(): readonly (string | null)[] {
    return ['routers', this.routerId, 'interfaces', 'add'];
  }
  protected override names(): Readonly<Record<Locale, string>> {
    return names;
  }
}
