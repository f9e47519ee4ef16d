import type { Locale } from '../../protocol/index.ts';
import { ConsoleForm } from '../form-frame/console-form.ts';
import { names } from './names.ts';

/**
 * Creates a private network.
 *
 * @tagname sky-network-add
 */
export class SkyNetworkAdd extends ConsoleForm {
  protected override path(): readonly (string | null)[] {
    return ['networks', 'add'];
  }
  protected override names(): Readonly<Record<Locale, string>> {
    return names;
  }
}
