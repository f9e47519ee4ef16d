// `pnpm budgets`: what was built, weighed and judged by size-limit. Build first.
import { builtFiles, builtInOneLanguage } from './budget/built-files.ts';
import { elementPage } from './budget/element-page.ts';
import { limits } from './budget/limits.ts';
import { weigh } from './budget/weigh.ts';

const controls = ['text-field', 'text-area', 'select', 'checkbox', 'radio-group', 'switch', 'button'];

const weighed: readonly { name: string; limit: number; files: () => string[] | Promise<string[]> }[] = [
  { name: 'one button', limit: limits.button, files: () => elementPage(['button']) },
  { name: 'one text field', limit: limits.textField, files: () => elementPage(['text-field']) },
  { name: 'form page', limit: limits.formPage, files: () => elementPage(controls) },
  {
    name: 'dialog and form',
    limit: limits.dialogAndForm,
    files: () => elementPage(['dialog', 'text-field', 'select', 'checkbox', 'button']),
  },
  { name: 'embed host', limit: limits.embedHost, files: () => builtFiles('packages/embed/dist/v1/host.js') },
  { name: 'whole console', limit: limits.console, files: () => builtInOneLanguage('packages/console/dist/**/*.js') },
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
    weighed.map(async ({ name, limit, files }) => {
      try {
        const { bytes, fits } = await weigh(await files(), limit);
        return { fits, text: `${fits ? '✓' : '✗'} ${name}: ${(bytes / 1000).toFixed(1)} of ${limit} kB` };
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
