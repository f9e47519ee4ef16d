import type { Locale } from '../../protocol/index.ts';
import { ConsoleForm } from '../form-frame/console-form.ts';
import { names } from './names.ts';

/**
 * Creates a router.
 *
 * @tagname sky-router-add
 */
export class SkyRouterAdd extends ConsoleForm {
  protected override path(): readonly (string | null)[] {
    return ['routers', 'add'];
  }
  protected override names(): Readonly<Record<Locale, string>> {
    return names;
  }
}
