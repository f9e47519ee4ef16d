import type { ComponentType } from 'react';
import { later } from '../kit/later.tsx';
import type { WindowName } from './windows.ts';

/** Each closes itself, and says so when it has left the screen. */
type Shown = ComponentType<{ readonly onClose: () => void }>;

const parts: Record<WindowName, Shown> = {
  palette: later(async () => (await import('./palette/Palette.tsx')).Palette),
  shortcuts: later(async () => (await import('./shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog),
  features: later(async () => (await import('./features/FeaturesDialog.tsx')).FeaturesDialog),
  report: later(async () => (await import('./report/ReportDialog.tsx')).ReportDialog),
  language: later(async () => (await import('./LanguageDialog.tsx')).LanguageDialog),
  appearance: later(async () => (await import('./AppearanceDialog.tsx')).AppearanceDialog),
  about: later(async () => (await import('./AboutDialog.tsx')).AboutDialog),
  password: later(async () => (await import('./PasswordDialog.tsx')).PasswordDialog),
};

/** One of the console's windows by its name. */
export function WindowPart({ name, onClose }: { name: WindowName; onClose: () => void }) {
  const Part = parts[name];
  return <Part onClose={onClose} />;
}
