import { useUrlState } from '../../../kit/navigation/url-state.ts';
import { useIsPhone } from '../../../kit/list/useIsPhone.ts';
import type { NodeKey } from './graph.rules.ts';
import { readKey } from './graph.rules.ts';

const views = ['picture', 'tree'] as const;
export type View = (typeof views)[number];

export interface Choice {
  readonly view: View;
  readonly text: string;
  readonly chosen: NodeKey | null;
  setView(view: View): void;
  setText(text: string): void;
  choose(key: NodeKey | null): void;
}

/** What of the page is in its address. A phone has no room for the picture: there the tree is first. */
export function useChoice(): Choice {
  const url = useUrlState();
  const first = useIsPhone() ? 'tree' : 'picture';
  const asked = url.read('view');
  const key = url.read('select');
  const text = url.read('search');
  return {
    view: views.find((view) => view === asked) ?? first,
    text: text === undefined ? '' : String(text),
    chosen: readKey(key) ? (key as NodeKey) : null,
    setView: (view) => url.write({ view }, { replace: true }),
    setText: (search) => url.write({ search }, { replace: true }),
    choose: (select) => url.write({ select }, { replace: true }),
  };
}
