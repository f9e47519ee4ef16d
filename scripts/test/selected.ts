import { globSync } from 'node:fs';
import { root } from '../bootstrap/root.mjs';
import { checkSources, checkTypes } from '../check/checks.ts';
import { findOrInstallChromium } from './chromium.ts';
import { catalogue, embed, journeys } from './e2e.ts';
import { testBench, testElement, testElements } from './elements.ts';
import type { Selection } from './selection.ts';
import { inTurns } from './in-turns.ts';
import { sum, type Tally } from './tally.ts';
import { unit, unitFiles } from './unit.ts';

type Step = () => Promise<Tally>;

const inBrowser =
  (work: (chromium: string) => Promise<Tally>): Step =>
  async () =>
    work(await findOrInstallChromium());

const wholeSuites: Readonly<Record<string, Step>> = {
  check: async () => sum([await checkSources(), await checkTypes()]),
  'unit/themes': () => unit(globSync('themes/*/', { cwd: root }).map((folder) => folder.replace(/\/$/, ''))),
  elements: inBrowser(testElements),
  bench: inBrowser(testBench),
  embed: inBrowser(embed),
  catalogue: inBrowser((chromium) => catalogue(chromium)),
  journeys: inBrowser((chromium) => journeys(chromium)),
};

/** What runs a selection: tests of Node beside those of a browser, each after the other. */
export function selectedSteps(selection: Selection): Step[] {
  const lanes = [nodeSteps(selection), browserSteps(selection)].filter((steps) => steps.length > 0);
  return lanes.length > 0 ? [async () => sum((await Promise.all(lanes.map(inOrder))).flat())] : [];
}

const inOrder = (steps: readonly Step[]) => inTurns(1, steps);

function nodeSteps({ unit: files, suites }: Selection): Step[] {
  const packages = suites.flatMap((name) =>
    name.startsWith('unit/') && !(name in wholeSuites) ? [name.slice('unit/'.length)] : [],
  );
  return [
    ...Object.entries(files).map(
      ([name, patterns]) =>
        () =>
          unitFiles(name, patterns),
    ),
    ...(packages.length > 0 ? [() => unit(packages)] : []),
    ...wholeOf(suites, ['check', 'unit/themes']),
  ];
}

function browserSteps({ journeys: folders, elements, suites }: Selection): Step[] {
  return [
    ...elements.map((name) => inBrowser((chromium) => testElement(name, chromium))),
    ...elements
      .filter((name) => globSync(`packages/elements/src/${name}/*.demo.html`, { cwd: root }).length > 0)
      .map((name) => inBrowser((chromium) => catalogue(chromium, `sky-${name}( under a finger)? `))),
    ...(folders.length > 0 ? [inBrowser((chromium) => journeys(chromium, folders))] : []),
    ...wholeOf(suites, ['elements', 'bench', 'embed', 'catalogue', 'journeys']),
  ];
}

const wholeOf = (suites: readonly string[], names: readonly string[]): Step[] =>
  names.flatMap((name) => (suites.includes(name) ? (wholeSuites[name] ?? []) : []));
