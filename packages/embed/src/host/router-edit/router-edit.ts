import { attr } from '@microsoft/fast-element';
import type { Locale } from '../../protocol/index.ts';
import { ConsoleForm } from '../form-frame/console-form.ts';
import { names } from './names.ts';

/**
 * Changes a router.
 *
 * @tagname sky-router-edit
 */
export class SkyRouterEdit extends ConsoleForm {
  /** Which router. */
  @attr({ attribute: 'router-id', mode: 'fromView' }) routerId: string | null = null;

  protected routerIdChanged(): void {
    this.addressChanged();
  }

  protected override path(): readonly (string | null)[] {
    return ['routers', this.routerId, 'edit'];
  }
  protected override names(): Readonly<Record<Locale, string>> {
    return names;
  }
}
