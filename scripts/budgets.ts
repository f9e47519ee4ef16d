// `pnpm budgets`: what was built, weighed. Build first.
import { builtFiles, builtInOneLanguage } from './budget/built-files.ts';
import { elementPage } from './budget/element-page.ts';
import { limits } from './budget/limits.ts';

const controls = ['text-field', 'text-area', 'select', 'checkbox', 'radio-group', 'switch', 'button'];

const weighed: readonly { name: string; limit: number; bytes: () => number | Promise<number> }[] = [
  { name: 'one button', limit: limits.button, bytes: () => elementPage(['button']) },
  { name: 'one text field', limit: limits.textField, bytes: () => elementPage(['text-field']) },
  { name: 'form page', limit: limits.formPage, bytes: () => elementPage(controls) },
  {
    name: 'dialog and form',
    limit: limits.dialogAndForm,
    bytes: () => elementPage(['dialog', 'text-field', 'select', 'checkbox', 'button']),
  },
  { name: 'embed host', limit: limits.embedHost, bytes: () => builtFiles('packages/embed/dist/v1/host.js') },
  { name: 'whole console', limit: limits.console, bytes: () => builtInOneLanguage('packages/console/dist/**/*.js') },
];

export interface Weight {
  /** Whether it keeps to its budget; what could not be weighed does not. */
  readonly fits: boolean;
  /** One line for a person. */
  readonly text: string;
}

/** Weighs everything that has a budget. */
export function measureBudgets(): Promise<Weight[]> {
  return Promise.all(
    weighed.map(async ({ name, limit, bytes }) => {
      try {
        const kilobytes = (await bytes()) / 1000;
        const fits = kilobytes <= limit;
        return { fits, text: `${fits ? '✓' : '✗'} ${name}: ${kilobytes.toFixed(1)} of ${limit} kB` };
      } catch (error) {
        return { fits: false, text: `✗ ${name}: ${error instanceof Error ? error.message : String(error)}` };
      }
    }),
  );
}

if (import.meta.main) {
  const weights = await measureBudgets();
  for (const { text } of weights) console.log(text);
  process.exitCode = weights.every(({ fits }) => fits) ? 0 : 1;
}
