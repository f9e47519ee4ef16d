import { attr } from '@microsoft/fast-element';
import { consoleForm } from '../form-address.ts';
import { FormFrame } from '../form-frame/form-frame.ts';
import type { Words } from '../words/words.ts';

/**
 * Changes a router.
 *
 * @tagname sky-router-edit
 */
export class SkyRouterEdit extends FormFrame {
  /** Where the console is: `https://console.example`, with its path if it has one. */
  @attr({ attribute: 'console-origin', mode: 'fromView' }) consoleOrigin: string | null = null;
  /** Which router. */
  @attr({ attribute: 'router-id', mode: 'fromView' }) routerId: string | null = null;

  protected consoleOriginChanged(): void {
    this.addressChanged();
  }
  protected routerIdChanged(): void {
    this.addressChanged();
  }

  protected override form(): string | null {
    if (!this.consoleOrigin || !this.routerId) return null;
    return consoleForm(this.consoleOrigin, ['routers', this.routerId, 'edit']);
  }
  protected override naming(own: Words): string {
    return own.routerEdit;
  }
}
