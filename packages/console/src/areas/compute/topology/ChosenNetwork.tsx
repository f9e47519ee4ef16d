import type { Network } from '@skydeck/contract';
import { nameAmong, repeatedIds } from '../../../kit/text/distinct-name.ts';
import { useText } from '../../../kit/text/index.ts';
import { Ip, LinkButton } from '../../../kit/page/index.ts';
import { networkPaths } from '../../../resources/network/index.ts';
import { networkWords } from '../../../resources/network/network.ts';
import { routerStatus } from '../../../resources/router/router.ts';
import { ServerStatus } from '../../../resources/server/ServerStatus.tsx';
import * as css from './chosen.css.ts';
import { Frame } from './Frame.tsx';
import { addressIn, type Cloud, keyOf, type NodeKey } from './graph.rules.ts';
import { NodeRow, Section } from './parts.tsx';
import { useFacts } from './useFacts.ts';
import { topologyWords } from './words.ts';

interface Props {
  readonly network: Network;
  readonly cloud: Cloud;
  readonly onChoose: (key: NodeKey) => void;
  readonly close: () => void;
}

export function ChosenNetwork({ network, cloud, onChoose, close }: Props) {
  const t = useText(topologyWords);
  const own = useText(networkWords);
  const facts = useFacts();
  return (
    <Frame
      icon={network.router_external ? 'globe' : 'menu-networks'}
      name={network.name}
      owner={network}
      note={facts.networkText(network, true)}
      close={close}
      actions={
        <LinkButton size="small" to={networkPaths.details(network.id)}>
          {t('open')}
        </LinkButton>
      }
    >
      <Section title={own('tab.subnets')}>
        {network.subnets.length === 0 ? (
          <p className={css.text}>{t('none')}</p>
        ) : (
          <ul className={css.rows}>
            {network.subnets.map(({ id, cidr, gateway_ip: gateway }) => (
              <li key={id} className={css.row}>
                <Ip>{cidr}</Ip>
                <span className={css.note}>
                  {gateway === null ? own('none.gateway') : own('value.gateway', { address: gateway })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Routers network={network} cloud={cloud} onChoose={onChoose} />
      <Servers network={network} cloud={cloud} onChoose={onChoose} />
    </Frame>
  );
}

type PartProps = Omit<Props, 'close'>;

function Routers({ network: { id }, cloud, onChoose }: PartProps) {
  const t = useText(topologyWords);
  const here = cloud.routers.filter(
    ({ external_gateway_info: gateway, interfaces_info: ports }) =>
      gateway?.network_id === id || ports.some(({ network_id }) => network_id === id),
  );
  return (
    <Section title={t('routers')}>
      {here.length === 0 ? (
        <p className={css.text}>{t('none')}</p>
      ) : (
        <ul className={css.rows}>
          {here.map((router) => {
            const gateway = router.external_gateway_info;
            const address =
              gateway?.network_id === id ? gateway.external_fixed_ips[0]?.ip_address : addressIn(router, id);
            return (
              <NodeRow
                key={router.id}
                name={router.name}
                note={<Ip>{address ?? ''}</Ip>}
                end={<routerStatus.Status status={router.status} />}
                onChoose={() => onChoose(keyOf('router', router.id))}
              />
            );
          })}
        </ul>
      )}
    </Section>
  );
}

function Servers({ network: { id }, cloud, onChoose }: PartProps) {
  const t = useText(topologyWords);
  const here = cloud.servers.filter(({ networks }) => networks.some((port) => port.id === id));
  const nameOf = nameAmong(repeatedIds(here));
  return (
    <Section title={t('servers_title')}>
      {here.length === 0 ? (
        <p className={css.text}>{t('none')}</p>
      ) : (
        <ul className={css.rows}>
          {here.map((server) => (
            <NodeRow
              key={server.id}
              name={nameOf(server)}
              note={<Ip>{server.networks.find((port) => port.id === id)?.ips.join(', ') ?? ''}</Ip>}
              end={<ServerStatus server={server} />}
              onChoose={() => onChoose(keyOf('server', server.id))}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
