import { attr } from '@microsoft/fast-element';
import type { Locale } from '../../protocol/index.ts';
import { ConsoleForm } from '../form-frame/console-form.ts';
import { names } from './names.ts';

/**
 * Changes a VPN connection.
 *
 * @tagname sky-vpn-edit
 */
export class SkyVpnEdit extends ConsoleForm {
  /** Which VPN connection. */
  @attr({ attribute: 'vpn-id', mode: 'fromView' }) vpnId: string | null = null;

  protected vpnIdChanged(): void {
    this.addressChanged();
  }

  protected override path(): readonly (string | null)[] {
    return ['vpn', this.vpnId, 'edit'];
  }
  protected override names(): Readonly<Record<Locale, string>> {
    return names;
  }
}
