import type { Graph } from './graph.rules.ts';

/** Which of so many colours the lines of a network have. */
export const colourOfNetwork = ({ networks }: Graph, id: string, colours: number): number =>
  networks.findIndex((one) => one.id === id) % colours;

/** Of several ways out each has its own, beginning with those that networks get last. null: the only one needs none. */
export const colourOfWayOut = ({ externals }: Graph, id: string, colours: number): number | null =>
  externals.length > 1 ? colours - 1 - (externals.findIndex((one) => one.id === id) % colours) : null;
