import type { Network, Router } from '@skydeck/contract';
import { Icon } from '@skydeck/react-bindings/icon';
import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { Ip, Status } from '../../../kit/page/index.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { routerStates } from '../../../resources/router/router.rules.ts';
import { colourOfNetwork, colourOfWayOut } from './colour.rules.ts';
import type { Graph, NodeKey } from './graph.rules.ts';
import { chipsOf, groupsOf, type ServerGroup, worstOf } from './groups.rules.ts';
import type { Box } from './edges.rules.ts';
import * as css from './topology.css.ts';
import { useFacts } from './useFacts.ts';
import { topologyWords } from './words.ts';

interface NodeProps {
  readonly box: Box;
  readonly nodeKey: NodeKey;
  readonly isChosen: boolean;
  /** Where Tab leads. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onChoose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Node({
  box,
  nodeKey,
  isChosen,
  isStop,
  onFocus,
  onChoose,
  onKeyDown,
  label,
  look,
  children,
}: NodeProps & { label: string; look: string; children: ReactNode }) {
  return (
    <button
      type="button"
      className={`${css.node} ${look} ${isChosen ? css.chosenNode : ''}`}
      style={{ insetInlineStart: box.x, insetBlockStart: box.y, inlineSize: box.width, blockSize: box.height }}
      data-node={nodeKey}
      aria-label={label}
      aria-pressed={isChosen}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      {children}
    </button>
  );
}

/** In a box of one size for all: what does not fit ends with an ellipsis, and is said whole under the pointer. */
const Name = ({ children }: { children: string }) => (
  <bdi className={css.nodeName} title={children}>
    {children}
  </bdi>
);
/** The space before it keeps words apart for who speaks them; it takes no room. */
const Text = ({ children, look = css.nodeText }: { children: string; look?: string }) => (
  <>
    {' '}
    <span className={look} title={children}>
      {children}
    </span>
  </>
);

const Cidr = ({ look, text }: { look: string; text: string }) => (
  <>
    {' '}
    <span className={look} title={text}>
      <Ip>{text}</Ip>
    </span>
  </>
);

const cidrsOf = ({ subnets }: Network) => subnets.map(({ cidr }) => cidr);

export function ExternalNode({ network, graph, ...node }: NodeProps & { network: Network; graph: Graph }) {
  const t = useText(topologyWords);
  const facts = useFacts();
  const servers = graph.serversOf(network.id);
  const cidrs = cidrsOf(network);
  const written = [facts.typeOf(network), ...(servers.length > 0 ? [facts.serversText(servers.length)] : []), ...cidrs];
  const colour = colourOfWayOut(graph, network.id, css.bars.length);
  return (
    <Node
      {...node}
      look={css.externalNode}
      label={t('node.external', { name: network.name, facts: written.join(', ') })}
    >
      {colour !== null && <span className={`${css.bar} ${css.bars[colour]}`} />}
      <span className={css.nodeTitle}>
        <Icon name="globe" />
        <Name>{network.name}</Name>
      </span>
      <Text>{facts.typeOf(network)}</Text>
      {servers.length > 0 && <Text>{facts.serversText(servers.length)}</Text>}
      {cidrs.map((cidr) => (
        <Cidr key={cidr} look={css.nodeText} text={cidr} />
      ))}
    </Node>
  );
}

export function RouterNode({ router, ...node }: NodeProps & { router: Router }) {
  const t = useText(topologyWords);
  const facts = useFacts();
  const address = router.external_gateway_info?.external_fixed_ips[0]?.ip_address ?? t('router.no_gateway');
  return (
    <Node
      {...node}
      look={css.routerNode}
      label={t('node.router', { name: router.name, facts: `${address}, ${facts.routerStatus(router)}` })}
    >
      <span className={css.nodeTitle}>
        <Icon name="menu-routers" />
        <Name>{router.name}</Name>
      </span>
      <Status state={routerStates.stateOf(router.status)} label={address} />
    </Node>
  );
}

export function NetworkNode({ network, graph, ...node }: NodeProps & { network: Network; graph: Graph }) {
  const t = useText(topologyWords);
  const format = useFormat();
  const facts = useFacts();
  const servers = graph.serversOf(network.id);
  const { shown, hidden } = chipsOf(servers);
  const colour = colourOfNetwork(graph, network.id, css.bars.length);
  const chipText = useChipText();
  const worst = worstOf(groupsOf(servers).map(({ state }) => state));
  const cidrs = cidrsOf(network);
  const isRouted = graph.routersOf(network.id).length > 0;
  const more = t('chip.more', { number: format.number(hidden) });
  // What is written on the card as it is written, for who speaks to it (WCAG 2.5.3); then what only its look says.
  const words = [
    ...cidrs,
    facts.networkText(network, isRouted),
    ...shown.map(chipText),
    ...(hidden > 0 ? [more] : []),
    ...(servers.length > 0 ? [facts.serversText(servers.length), facts.stateText(worst)] : []),
    ...shown.filter(isMixed).map(({ name, states }) => facts.fact(name, format.list(states.map(facts.countText)))),
    ...(isRouted ? [] : [t('network.no_router')]),
  ];
  return (
    <Node {...node} look={css.networkNode} label={t('node.network', { name: network.name, facts: words.join(', ') })}>
      <span className={`${css.bar} ${css.bars[colour]}`} />
      <span className={css.nodeTitle}>
        <Name>{network.name}</Name>
        <Cidr look={css.nodeCidr} text={cidrs.join(', ')} />
      </span>
      <Text>{facts.networkText(network, isRouted)}</Text>
      <span className={css.chips}>
        {shown.map((chip) => (
          <Fragment key={chip.name}>
            {' '}
            <span className={css.chip}>
              {isMixed(chip) ? <MixedChip group={chip} /> : <Status state={chip.state} label={chipText(chip)} />}
            </span>
          </Fragment>
        ))}
        {hidden > 0 && <Text look={css.more}>{more}</Text>}
      </span>
    </Node>
  );
}

const isMixed = ({ states }: ServerGroup) => states.length > 1;

/** What is written on the chip of a group. */
function useChipText() {
  const t = useText(topologyWords);
  const format = useFormat();
  return (group: ServerGroup) => {
    const { name, servers, states } = group;
    if (isMixed(group)) return [name, ...states.map(({ count }) => format.number(count))].join(' ');
    return servers.length > 1 ? t('chip.times', { name, times: format.number(servers.length) }) : name;
  };
}

/** Two of six that failed are not six: each state has its shape and its number. */
function MixedChip({ group: { name, states } }: { group: ServerGroup }) {
  const format = useFormat();
  return (
    <>
      <bdi className={css.chipName}>{name}</bdi>
      {states.map(({ state, count }) => (
        <Fragment key={state}>
          {' '}
          <Status state={state} label={format.number(count)} />
        </Fragment>
      ))}
    </>
  );
}
