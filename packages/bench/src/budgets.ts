import { builtFiles } from '../../../scripts/budget/built-files.ts';
import { elementPage } from '../../../scripts/budget/element-page.ts';
import { firstListRequests, limits } from '../../../scripts/budget/limits.ts';
import { averageResourceBytes } from '../../../scripts/budget/resource.ts';
import { weigh } from '../../../scripts/budget/weigh.ts';
import type { Samples } from './rounds.ts';
import type { ScenarioId } from './scenarios.ts';
import { median, ratios } from './statistics.ts';

/** One budget of the product and what we need of it. */
export interface Budget {
  readonly what: string;
  readonly unit: string;
  readonly budget: number;
  readonly now: number;
  /** Digits behind the point. */
  readonly digits: number;
  /** Measured elsewhere, where it fails above this figure. */
  readonly isLimit?: boolean;
}

const controls = ['text-field', 'text-area', 'select', 'checkbox', 'radio-group', 'switch', 'button'];
const dialogForm = ['dialog', 'text-field', 'select', 'checkbox', 'button'];

/** All budgets that a machine without a running console can look at, and the limits of the two others. */
export async function lookAtBudgets(samples: Samples): Promise<Budget[]> {
  return [
    time('1,000 buttons', 'mountButtons', 1.2, samples),
    time('1,000 labelled inputs', 'mountFields', 1.35, samples),
    await weight('one button, page with tokens', 9, await elementPage(['button'])),
    await weight('one text field, page with tokens', 11, await elementPage(['text-field'])),
    await weight('form page (7 controls)', 22, await elementPage(controls)),
    await weight('dialog and form', 22, await elementPage(dialogForm)),
    await weight('embed host', 18, builtFiles('packages/embed/dist/v1/host.js')),
    { what: 'console, first list', unit: 'kB', budget: 175, now: limits.firstList, digits: 0, isLimit: true },
    { what: 'console, first list', unit: 'requests', budget: 15, now: firstListRequests, digits: 0, isLimit: true },
    {
      what: 'console, a resource on average',
      unit: 'kB',
      budget: 12,
      now: (await averageResourceBytes()) / 1000,
      digits: 2,
    },
  ];
}

async function weight(what: string, budget: number, files: readonly string[]): Promise<Budget> {
  const { bytes } = await weigh(files);
  return { what, unit: 'kB', budget, now: bytes / 1000, digits: 2 };
}

function time(what: string, scenario: ScenarioId, budget: number, samples: Samples): Budget {
  const totals = (contestant: 'bare' | 'skydeck') => samples(contestant, scenario).map(({ total }) => total);
  return { what, unit: '× bare Lit', budget, now: median(ratios(totals('skydeck'), totals('bare'))), digits: 2 };
}
