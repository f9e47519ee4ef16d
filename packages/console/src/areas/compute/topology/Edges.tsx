import { colourOfNetwork, colourOfWayOut } from './colour.rules.ts';
import { addressIn, type Graph, type NodeKey, readKey } from './graph.rules.ts';
import type { Edge } from './edges.rules.ts';
import type { Layout } from './layout.rules.ts';
import * as css from './topology.css.ts';

interface Props {
  readonly graph: Graph;
  readonly layout: Layout;
  readonly chosen: NodeKey | null;
}

/** The lines; the nodes say the same in words. */
export function Edges({ graph, layout, chosen }: Props) {
  const colourOf = ({ kind, network }: Edge) => {
    const id = readKey(network)?.id ?? '';
    if (kind === 'interface') return css.lines[colourOfNetwork(graph, id, css.lines.length)];
    const colour = colourOfWayOut(graph, id, css.lines.length);
    return colour === null ? css.gatewayLine : css.lines[colour];
  };
  const addressOf = ({ router, network }: Edge) => {
    const found = graph.routers.find(({ id }) => id === readKey(router)?.id);
    return found ? addressIn(found, readKey(network)?.id ?? '') : '';
  };
  return (
    <svg className={css.edges} width={layout.width} height={layout.height} aria-hidden="true">
      {layout.edges.map((edge) => (
        <g key={edge.key} className={colourOf(edge)}>
          <path
            className={chosen === edge.router || chosen === edge.network ? css.strongLine : css.line}
            d={edge.path}
          />
          {edge.kind === 'interface' && (
            <>
              <circle className={css.joint} cx={edge.end.x} cy={edge.end.y} r="4" />
              <text className={css.lineText} x={edge.end.x - 8} y={edge.end.y - 8} textAnchor="end">
                {addressOf(edge)}
              </text>
            </>
          )}
        </g>
      ))}
    </svg>
  );
}
