// `pnpm budgets`: what was built, weighed and judged by size-limit. Build first.
import { basename } from 'node:path';
import { bytesAsSent } from './budget/as-sent.ts';
import { builtFiles } from './budget/built-files.ts';
import { elementPage } from './budget/element-page.ts';
import { limits, type RouteKind, routeLimits } from './budget/limits.ts';
import { averageResourceBytes } from './budget/resource.ts';
import { heaviestPages } from './budget/routes.ts';
import { weigh, type Weighed } from './budget/weigh.ts';

const controls = ['text-field', 'text-area', 'select', 'checkbox', 'radio-group', 'switch', 'button'];

const weighed: readonly {
  name: string;
  limit: number;
  files: () => string[] | Promise<string[]>;
  /** Its files are sent as they were built. */
  isSent?: true;
}[] = [
  { name: 'one button', limit: limits.button, files: () => elementPage(['button']) },
  { name: 'one text field', limit: limits.textField, files: () => elementPage(['text-field']) },
  { name: 'form page', limit: limits.formPage, files: () => elementPage(controls) },
  {
    name: 'dialog and form',
    limit: limits.dialogAndForm,
    files: () => elementPage(['dialog', 'text-field', 'select', 'checkbox', 'button']),
  },
  {
    name: 'embed host',
    limit: limits.embedHost,
    files: () => builtFiles('packages/embed/dist/v1/host.js'),
    isSent: true,
  },
];

export interface Weight {
  /** Whether it keeps to its budget; what could not be weighed does not. */
  readonly fits: boolean;
  /** One line for a person. */
  readonly text: string;
}

/** Weighs everything that has a budget. What the first list fetches: test/journeys/weight.e2e.ts. */
export function measureBudgets(): Promise<Weight[]> {
  return Promise.all([
    ...weighed.map(({ name, limit, files, isSent }) =>
      judge(name, limit, async () => (isSent ? asSent(await files(), limit) : weigh(await files(), limit))),
    ),
    judge('a resource on average', limits.resource, async () => {
      const bytes = await averageResourceBytes();
      return { bytes, fits: bytes <= limits.resource * 1000 };
    }),
    ...(Object.keys(routeLimits) as RouteKind[]).map(judgeRoute),
  ]);
}

const routeNames: Readonly<Record<RouteKind, string>> = {
  list: 'a list above the shell',
  details: 'details above the shell',
  form: 'a form above the shell',
  wizard: 'a wizard above the shell',
  topology: 'the topology above the shell',
  objectStorage: 'object storage above the shell',
  reactAria: 'react-aria above the shell',
};

/** The heaviest page of a kind stands for all of them. */
async function judgeRoute(kind: RouteKind): Promise<Weight> {
  const { limit, target } = routeLimits[kind];
  let heaviest = '';
  const { fits, text } = await judge(routeNames[kind], limit, async () => {
    const page = heaviestPages().get(kind);
    if (!page) throw new Error('There is no such page.');
    heaviest = `, ${basename(page.source, '.tsx')}`;
    return { bytes: page.bytes, fits: page.bytes <= limit * 1000 };
  });
  return { fits, text: `${text} (target ${target}${heaviest})` };
}

async function judge(name: string, limit: number, measure: () => Promise<Weighed>): Promise<Weight> {
  try {
    const { bytes, fits } = await measure();
    return { fits, text: `${fits ? '✓' : '✗'} ${name}: ${(bytes / 1000).toFixed(1)} of ${limit} kB` };
  } catch (error) {
    return { fits: false, text: `✗ ${name}: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function asSent(files: readonly string[], limit: number): Weighed {
  const bytes = bytesAsSent(files);
  return { bytes, fits: bytes <= limit * 1000 };
}

if (import.meta.main) {
  const weights = await measureBudgets();
  for (const { text } of weights) console.log(text);
  process.exitCode = weights.every(({ fits }) => fits) ? 0 : 1;
}
