import type { ComponentType } from 'react';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { useRegistry } from '../registry.ts';
import type { DialogName } from './dialogs.ts';

/** Each closes itself, and says so when it has left the screen. */
type Shown = ComponentType<{ readonly onClose: () => void }>;

const parts: Record<Exclude<DialogName, 'password'>, Shown> = {
  palette: lazyComponent(async () => (await import('../palette/Palette.tsx')).Palette),
  shortcuts: lazyComponent(async () => (await import('../shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog),
  features: lazyComponent(async () => (await import('../features/FeaturesDialog.tsx')).FeaturesDialog),
  report: lazyComponent(async () => (await import('../report/ReportDialog.tsx')).ReportDialog),
  language: lazyComponent(async () => (await import('./LanguageDialog.tsx')).LanguageDialog),
  appearance: lazyComponent(async () => (await import('./AppearanceDialog.tsx')).AppearanceDialog),
  about: lazyComponent(async () => (await import('./AboutDialog.tsx')).AboutDialog),
};

/** A dialog of the console by its name, loaded when it is opened. */
export function LazyDialog({ name, onClose }: { name: DialogName; onClose: () => void }) {
  const { PasswordDialog } = useRegistry();
  const Part = name === 'password' ? PasswordDialog : parts[name];
  return <Part onClose={onClose} />;
}
