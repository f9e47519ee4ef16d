import type { Router } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon } from '@skydeck/react-bindings/icon';
import { Pill } from '@skydeck/react-bindings/pill';
import { type To, useLocation, useNavigate } from 'react-router-dom';
import { useCan } from '../../../kit/permissions/abilities.ts';
import { Ip, LinkButton } from '../../../kit/page/index.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { routerPaths, routers } from '../../../resources/router/index.ts';
import { addressesOf, whyNotAddInterface, whyNotAddRoute } from '../../../resources/router/router.rules.ts';
import { interfaceWords, routerStatus, routerWords, routeWords } from '../../../resources/router/router.ts';
import * as css from './chosen.css.ts';
import { Frame } from './Frame.tsx';
import { type Cloud, keyOf, type NodeKey } from './graph.rules.ts';
import { NodeRow, Section } from './parts.tsx';
import { topologyPaths } from './paths.ts';
import { topologyWords } from './words.ts';

interface Props {
  readonly router: Router;
  readonly cloud: Cloud;
  readonly onChoose: (key: NodeKey) => void;
  readonly close: () => void;
}

export function ChosenRouter({ router, cloud, onChoose, close }: Props) {
  const t = useText(topologyWords);
  const own = useText(routerWords);
  const ofRoute = useText(routeWords);
  const format = useFormat();
  const mayUpdate = useCan(routers.subjects.item, 'update');
  const actions = (
    <>
      {mayUpdate && (
        <LinkButton size="small" to={routerPaths.edit(router.id)}>
          {own('edit.action')}
        </LinkButton>
      )}
      <LinkButton size="small" variant="ghost" to={routerPaths.details(router.id)}>
        {t('open')}
      </LinkButton>
    </>
  );
  return (
    <Frame
      icon="menu-routers"
      name={router.name}
      owner={router}
      status={<routerStatus.Status status={router.status} as={Pill} />}
      note={t('created', { date: format.date(router.created_at) })}
      actions={actions}
      close={close}
    >
      <Gateway router={router} cloud={cloud} onChoose={onChoose} />
      <Interfaces router={router} cloud={cloud} onChoose={onChoose} />
      <Section
        title={own('field.routes')}
        action={<Add label={ofRoute('add.new')} why={whyNotAddRoute(router)} to={routerPaths.addRoute(router.id)} />}
      >
        {router.routes.length === 0 ? (
          <p className={css.text}>{own('value.none')}</p>
        ) : (
          <ul className={css.rows}>
            {router.routes.map(({ destination, nexthop }) => (
              <li key={`${destination} ${nexthop}`} className={css.row}>
                <Ip>{`${destination} → ${nexthop}`}</Ip>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </Frame>
  );
}

type PartProps = Omit<Props, 'close'>;

interface AddProps {
  readonly label: string;
  readonly why: ReturnType<typeof whyNotAddInterface> | ReturnType<typeof whyNotAddRoute>;
  readonly to: To;
}

function Add({ label, why, to }: AddProps) {
  const own = useText(routerWords);
  const navigate = useNavigate();
  const mayUpdate = useCan(routers.subjects.item, 'update');
  if (!mayUpdate) return null;
  return (
    <Button size="x-small" variant="ghost" disabledReason={why ? own(why) : ''} onClick={() => void navigate(to)}>
      <Icon slot="start" name="plus" />
      {label}
    </Button>
  );
}

/** A network of another project may be hidden from this one: then there is nothing to choose. */
const chooses = ({ cloud, onChoose }: PartProps, networkId: string) =>
  cloud.networks.some(({ id }) => id === networkId) ? () => onChoose(keyOf('network', networkId)) : undefined;

function Gateway(props: PartProps) {
  const own = useText(routerWords);
  const gateway = props.router.external_gateway_info;
  return (
    <Section title={own('field.external_gateway')}>
      {gateway === null ? (
        <p className={css.text}>{own('value.none')}</p>
      ) : (
        <ul className={css.rows}>
          <NodeRow
            name={gateway.network_name}
            note={<Ip>{gateway.external_fixed_ips.map(({ ip_address }) => ip_address).join(', ')}</Ip>}
            end={own('fact', { name: own('field.snat'), value: own(gateway.enable_snat ? 'value.on' : 'value.off') })}
            onChoose={chooses(props, gateway.network_id)}
          />
        </ul>
      )}
    </Section>
  );
}

function Interfaces(props: PartProps) {
  const { router, cloud } = props;
  const own = useText(routerWords);
  const ofInterface = useText(interfaceWords);
  const { search } = useLocation();
  const add = (
    <Add
      label={ofInterface('add.new')}
      why={whyNotAddInterface(router, cloud.networks)}
      to={{ pathname: topologyPaths.addInterface(router.id), search }}
    />
  );
  return (
    <Section title={own('kind.interfaces')} action={add}>
      {router.interfaces_info.length === 0 ? (
        <p className={css.text}>{own('value.none')}</p>
      ) : (
        <ul className={css.rows}>
          {router.interfaces_info.map((port) => (
            <NodeRow
              key={port.id}
              name={port.network_name}
              note={<Ip>{addressesOf(port).join(', ')}</Ip>}
              end={<routerStatus.Status status={port.status} />}
              onChoose={chooses(props, port.network_id)}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
