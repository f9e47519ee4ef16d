import type { NodeKey } from './graph.rules.ts';
import type { Layout } from './layout.rules.ts';

/** Where an arrow key leads in the picture; null: nowhere, or no key of ours. */
export function nextInPicture(layout: Layout, from: NodeKey, key: string): NodeKey | null {
  const column = layout.columns.findIndex((keys) => keys.includes(from));
  const own = layout.columns[column];
  if (!own) return null;
  const at = own.indexOf(from);
  if (key === 'ArrowDown') return own[at + 1] ?? null;
  if (key === 'ArrowUp') return own[at - 1] ?? null;
  if (key === 'Home') return own[0] ?? null;
  if (key === 'End') return own.at(-1) ?? null;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const side = key === 'ArrowLeft' ? layout.columns.slice(0, column).toReversed() : layout.columns.slice(column + 1);
  return nearest(layout, from, side.find((keys) => keys.length > 0) ?? []);
}

/** What it is connected with comes before what only stands near. */
function nearest(layout: Layout, from: NodeKey, keys: readonly NodeKey[]): NodeKey | null {
  const joined = layout.edges.flatMap(({ router, network }) =>
    router === from ? [network] : network === from ? [router] : [],
  );
  const connected = keys.filter((key) => joined.includes(key));
  const middle = (key: NodeKey) => layout.boxOf(key).y + layout.boxOf(key).height / 2;
  const distance = (key: NodeKey) => Math.abs(middle(key) - middle(from));
  const [best] = (connected.length > 0 ? connected : keys).toSorted((one, other) => distance(one) - distance(other));
  return best ?? null;
}
