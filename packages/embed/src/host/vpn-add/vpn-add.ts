import type { Locale } from '../../protocol/index.ts';
import { ConsoleForm } from '../form-frame/console-form.ts';
import { names } from './names.ts';

/**
 * Creates a VPN connection.
 *
 * @tagname sky-vpn-add
 */
export class SkyVpnAdd extends ConsoleForm {
  protected override path(): readonly (string | null)[] {
    return ['vpn', 'add'];
  }
  protected override names(): Readonly<Record<Locale, string>> {
    return names;
  }
}
