import { attr } from '@microsoft/fast-element';
import { FormFrame } from '../form-frame/form-frame.ts';
import type { Locale } from '../../protocol/index.ts';
import { words } from '../words/nearest.ts';

/**
 * Any form of the console that may be framed, by its address.
 *
 * @tagname sky-frame
 */
export class SkyFrame extends FormFrame {
  /** Where the console is: `https://console.example`, with its path if it has one. Only needed for a relative `src`. */
  @attr({ attribute: 'console-origin', mode: 'fromView' }) consoleOrigin: string | null = null;
  /** The form's address; a relative one counts from `console-origin`: `iframe/vpn/add`. */
  @attr({ attribute: 'src', mode: 'fromView' }) src: string | null = null;

  protected consoleOriginChanged(): void {
    this.addressChanged();
  }
  protected srcChanged(): void {
    this.addressChanged();
  }

  protected override form(): string | null {
    if (!this.src) return null;
    const base = this.consoleOrigin && `${this.consoleOrigin.replace(/\/+$/, '')}/`;
    return base && URL.canParse(this.src, base) ? new URL(this.src, base).href : this.src;
  }
  protected override naming(locale: Locale, title: string): string {
    return title || words[locale].form;
  }
}
