import { registerIcons } from '@skydeck/react-bindings/icon';
import { account } from '../areas/account/index.ts';
import { areas } from '../areas/index.ts';
import { importWithRetry } from '../kit/connectivity/import-with-retry.ts';
import { lazyComponent } from '../kit/connectivity/lazy-component.tsx';
import { menuIcon, type Titles } from '../kit/module.ts';
import type { Registry } from '../layout/registry.ts';
import { iconOfKind, itemUrl } from '../resources/item-url.ts';

registerIcons({
  ...Object.fromEntries(areas.map(({ path, icon }) => [`area-${path}`, icon])),
  ...Object.fromEntries(areas.flatMap(({ entries }) => entries.map((entry) => [menuIcon(entry), entry.icon]))),
});

let names: Promise<Readonly<Record<string, Titles>>> | undefined;

/** What the layout is told of areas and resources. */
export const registry: Registry = {
  areas,
  account,
  itemUrl,
  iconOfKind,
  loadResourceNames() {
    names ??= importWithRetry(async () => (await import('./resource-names.ts')).resourceNames);
    return names;
  },
  PasswordDialog: lazyComponent(
    async () => (await import('../areas/account/security/PasswordDialog.tsx')).PasswordDialog,
  ),
};
