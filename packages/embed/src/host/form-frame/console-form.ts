import { attr } from '@microsoft/fast-element';
import type { Locale } from '../../protocol/index.ts';
import { consoleForm } from '../form-address.ts';
import { FormFrame } from './form-frame.ts';

/** A form of the console whose address the element knows: a subclass gives its path and its names. */
export abstract class ConsoleForm extends FormFrame {
  /** Where the console is: `https://console.example`, with its path if it has one. */
  @attr({ attribute: 'console-origin', mode: 'fromView' }) consoleOrigin: string | null = null;

  /** The segments below `/iframe/`, not yet encoded; null for an attribute that is missing. */
  protected abstract path(): readonly (string | null)[];
  protected abstract names(): Readonly<Record<Locale, string>>;

  protected consoleOriginChanged(): void {
    this.addressChanged();
  }
  protected override form(): string | null {
    const path = this.path();
    const isWhole = (segments: readonly (string | null)[]): segments is readonly string[] => segments.every(Boolean);
    return this.consoleOrigin && isWhole(path) ? consoleForm(this.consoleOrigin, path) : null;
  }
  protected override naming(locale: Locale): string {
    return this.names()[locale];
  }
}
