import type { Scenes } from './pages/scenes.ts';

export type ScenarioId = keyof Scenes;

interface Scenario {
  readonly id: ScenarioId;
  readonly title: string;
  /** What the page is told. */
  readonly call: (count: number) => string;
}

/** Scenarios that are played one after the other on the same page. Each page is a fresh one. */
export const visits: readonly (readonly [Scenario, ...Scenario[]])[] = [
  [
    { id: 'mountButtons', title: 'mount buttons', call: (count) => `scenes.mountButtons(${count})` },
    { id: 'changeButtons', title: 'update buttons', call: () => 'scenes.changeButtons()' },
  ],
  [
    { id: 'mountFields', title: 'mount labelled inputs', call: (count) => `scenes.mountFields(${count})` },
    { id: 'changeFields', title: 'update labelled inputs', call: () => 'scenes.changeFields()' },
  ],
  [{ id: 'mountForm', title: 'mount the first form', call: () => 'scenes.mountForm()' }],
  [{ id: 'openDialog', title: 'open the first dialog', call: () => 'scenes.openDialog()' }],
];

export const scenarios = visits.flat();
