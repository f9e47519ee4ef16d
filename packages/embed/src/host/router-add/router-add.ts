import { attr } from '@microsoft/fast-element';
import { consoleForm } from '../form-address.ts';
import { FormFrame } from '../form-frame/form-frame.ts';
import type { Words } from '../words/words.ts';

/**
 * Creates a router.
 *
 * @tagname sky-router-add
 */
export class SkyRouterAdd extends FormFrame {
  /** Where the console is: `https://console.example`, with its path if it has one. */
  @attr({ attribute: 'console-origin', mode: 'fromView' }) consoleOrigin: string | null = null;

  protected consoleOriginChanged(): void {
    this.addressChanged();
  }

  protected override form(): string | null {
    return this.consoleOrigin ? consoleForm(this.consoleOrigin, ['routers', 'add']) : null;
  }
  protected override naming(own: Words): string {
    return own.routerAdd;
  }
}
