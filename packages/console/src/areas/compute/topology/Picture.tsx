import type { Network, Router } from '@skydeck/contract';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../../kit/text/index.ts';
import { Edges } from './Edges.tsx';
import { type Graph, keyOf, type NodeKey } from './graph.rules.ts';
import { chipsOf } from './groups.rules.ts';
import { type Layout, layoutOf } from './layout.rules.ts';
import { nextInPicture } from './moves.rules.ts';
import { ExternalNode, NetworkNode, RouterNode } from './nodes.tsx';
import * as css from './topology.css.ts';
import { useZoom } from './useZoom.ts';
import { topologyWords } from './words.ts';
import { ZoomBar } from './ZoomBar.tsx';

interface Props {
  readonly graph: Graph;
  readonly chosen: NodeKey | null;
  readonly onChoose: (key: NodeKey) => void;
}

/** Ways out, routers and networks from left to right in every language, as charts are. One stop for Tab; arrows lead on. */
export function Picture({ graph, chosen, onChoose }: Props) {
  const t = useText(topologyWords);
  const layout = useMemo(() => layoutOf(graph, (network) => chipsOf(graph.serversOf(network.id)).widths), [graph]);
  const scroller = useRef<HTMLDivElement>(null);
  const zoom = useZoom(scroller, layout);
  const { current, stand, onKeyDown } = useNodeFocus(layout, chosen, scroller);

  const bindings = (key: NodeKey) => ({
    box: layout.boxOf(key),
    nodeKey: key,
    isChosen: key === chosen,
    isStop: key === current,
    onFocus: () => stand(key),
    onChoose: () => onChoose(key),
    onKeyDown,
  });
  const ofNetwork = (network: Network) => ({ network, graph, ...bindings(keyOf('network', network.id)) });
  const ofRouter = (router: Router) => ({ router, ...bindings(keyOf('router', router.id)) });

  return (
    <div className={css.pictureFrame}>
      <div ref={scroller} className={css.scroller} dir="ltr">
        <div className={css.paper} style={{ width: layout.width * zoom.scale, height: layout.height * zoom.scale }}>
          <div
            className={css.canvas}
            style={{ width: layout.width, height: layout.height, transform: `scale(${zoom.scale})` }}
            role="group"
            aria-label={t('picture')}
          >
            <Edges graph={graph} layout={layout} chosen={chosen} />
            {graph.externals.map((network) => (
              <ExternalNode key={network.id} {...ofNetwork(network)} />
            ))}
            {graph.routers.map((router) => (
              <RouterNode key={router.id} {...ofRouter(router)} />
            ))}
            {graph.networks.map((network) => (
              <NetworkNode key={network.id} {...ofNetwork(network)} />
            ))}
          </div>
        </div>
      </div>
      <ZoomBar zoom={zoom} />
    </div>
  );
}

/** The node that Tab stops at; arrow keys lead from it to others. */
function useNodeFocus(layout: Layout, chosen: NodeKey | null, scroller: RefObject<HTMLElement | null>) {
  const keys = layout.columns.flat();
  const [stood, setStood] = useState<NodeKey | null>(null);
  const current = [stood, chosen, keys[0]].find((key) => key && keys.includes(key)) ?? null;
  const asked = useRef<NodeKey | null>(null);

  useLayoutEffect(() => {
    if (asked.current === null) return;
    scroller.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(asked.current)}"]`)?.focus();
    asked.current = null;
  });

  function onKeyDown(event: KeyboardEvent) {
    const next = current && nextInPicture(layout, current, event.key);
    if (!next) return;
    event.preventDefault();
    asked.current = next;
    setStood(next);
  }

  return { current, stand: setStood, onKeyDown };
}
