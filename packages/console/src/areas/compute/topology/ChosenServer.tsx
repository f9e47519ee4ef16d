import type { Server } from '@skydeck/contract';
import { Pill } from '@skydeck/react-bindings/pill';
import { Properties, Property } from '../../../kit/details/index.ts';
import { nameAmong, repeatedIds } from '../../../kit/text/distinct-name.ts';
import { Ip, Mono } from '../../../kit/page/index.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { ServerStatus } from '../../../resources/server/ServerStatus.tsx';
import * as css from './chosen.css.ts';
import { Frame } from './Frame.tsx';
import { type Cloud, keyOf, type NodeKey } from './graph.rules.ts';
import { NodeRow, Section } from './parts.tsx';
import { topologyWords } from './words.ts';

interface Props {
  readonly server: Server;
  readonly cloud: Cloud;
  readonly onChoose: (key: NodeKey) => void;
  readonly close: () => void;
}

const MIB = 1024 ** 2;

export function ChosenServer({ server, cloud, onChoose, close }: Props) {
  const t = useText(topologyWords);
  const format = useFormat();
  const { original_name: flavor, vcpus, ram } = server.flavor;
  return (
    <Frame
      icon="kind-server"
      name={nameAmong(repeatedIds(cloud.servers))(server)}
      owner={server}
      status={<ServerStatus server={server} as={Pill} />}
      note={t('created', { date: format.date(server.created_at) })}
      close={close}
    >
      <Section title={t('networks')}>
        <ul className={css.rows}>
          {server.networks.map(({ id, port_id, name, ips, mac_addr }) => (
            <NodeRow
              key={port_id}
              name={name}
              note={<Ip>{ips.join(', ')}</Ip>}
              end={<Mono>{mac_addr}</Mono>}
              onChoose={cloud.networks.some((one) => one.id === id) ? () => onChoose(keyOf('network', id)) : undefined}
            />
          ))}
        </ul>
      </Section>
      <Section title={t('properties')}>
        <Properties>
          <Property label={t('flavor')}>{flavor}</Property>
          <Property label={t('vcpus')}>{format.number(vcpus)}</Property>
          <Property label={t('memory')}>{format.bytes(ram * MIB)}</Property>
        </Properties>
      </Section>
    </Frame>
  );
}
