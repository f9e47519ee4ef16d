import { Icon } from '@skydeck/react-bindings/icon';
import type { ReactNode } from 'react';
import { nameAmong, repeatedIds } from '../../../kit/text/distinct-name.ts';
import { Ip, Status } from '../../../kit/page/index.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { ServerStatus } from '../../../resources/server/ServerStatus.tsx';
import { routerStates } from '../../../resources/router/router.rules.ts';
import { addressIn, type Graph, readKey } from './graph.rules.ts';
import type { TreeNode, TreeRow } from './tree.rules.ts';
import * as css from './tree.css.ts';
import { useFacts } from './useFacts.ts';
import { topologyWords } from './words.ts';

interface Props {
  readonly row: TreeRow;
  readonly graph: Graph;
}

function Line({ icon, name, children }: { icon: string; name: string; children?: ReactNode }) {
  return (
    <>
      <Icon name={icon} />
      <span className={css.texts}>
        <bdi className={css.name}>{name}</bdi> <span className={css.facts}>{children}</span>
      </span>
    </>
  );
}

/** What stands in one line of the tree. */
export function TreeLabel({ row: { node, path }, graph }: Props) {
  if (node.kind === 'group') return <GroupLine node={node} />;
  const id = readKey(node.key)?.id ?? '';
  if (node.kind === 'router') return <RouterLine id={id} graph={graph} />;
  if (node.kind === 'network') return <NetworkLine id={id} path={path} graph={graph} />;
  return <ServerLine id={id} path={path} graph={graph} />;
}

function GroupLine({ node: { group } }: { node: Extract<TreeNode, { kind: 'group' }> }) {
  const facts = useFacts();
  return (
    <Line icon="kind-server" name={group.name}>
      <span>{facts.serversText(group.servers.length)}</span>
      {group.states.map(({ state, count }) => (
        <Status
          key={state}
          state={state}
          label={group.states.length > 1 ? facts.countText({ state, count }) : facts.stateText(state)}
        />
      ))}
    </Line>
  );
}

function RouterLine({ id, graph }: { id: string; graph: Graph }) {
  const t = useText(topologyWords);
  const facts = useFacts();
  const router = graph.routers.find((one) => one.id === id);
  if (!router) return null;
  const address = router.external_gateway_info?.external_fixed_ips[0]?.ip_address;
  return (
    <Line icon="menu-routers" name={router.name}>
      {address ? <Ip>{address}</Ip> : <span>{t('router.no_gateway')}</span>}
      <Status state={routerStates.stateOf(router.status)} label={facts.routerStatus(router)} />
    </Line>
  );
}

/** The place names the router above: the address it has there is the line between them. */
const routerAbove = (path: string) => /router:([^/]+)\/network:[^/]+$/.exec(path)?.[1];

function NetworkLine({ id, path, graph }: { id: string; path: string; graph: Graph }) {
  const format = useFormat();
  const facts = useFacts();
  const network = [...graph.networks, ...graph.externals].find((one) => one.id === id);
  if (!network) return null;
  const servers = graph.serversOf(id);
  const router = graph.routers.find((one) => one.id === routerAbove(path));
  return (
    <Line icon={network.router_external ? 'globe' : 'menu-networks'} name={network.name}>
      <Ip>{format.list(network.subnets.map(({ cidr }) => cidr))}</Ip>
      {network.router_external && <span>{facts.typeOf(network)}</span>}
      {!network.router_external && graph.routersOf(id).length === 0 && <span>{facts.networkText(network, false)}</span>}
      {router && <Ip>{addressIn(router, id)}</Ip>}
      {servers.length > 0 && <span>{facts.serversText(servers.length)}</span>}
    </Line>
  );
}

function ServerLine({ id, path, graph }: { id: string; path: string; graph: Graph }) {
  const networkId = /.*network:([^/]+)/.exec(path)?.[1] ?? '';
  const servers = graph.serversOf(networkId);
  const server = servers.find((one) => one.id === id);
  if (!server) return null;
  const port = server.networks.find((one) => one.id === networkId);
  return (
    <Line icon="kind-server" name={nameAmong(repeatedIds(servers))(server)}>
      <Ip>{port?.ips.join(', ') ?? ''}</Ip>
      <ServerStatus server={server} />
    </Line>
  );
}
