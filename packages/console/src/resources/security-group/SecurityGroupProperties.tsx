import type { SecurityGroup } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import ethernetPort from 'lucide-static/icons/ethernet-port.svg?raw';
import {
  Card,
  IdProperty,
  Overview,
  PagePrimary,
  Properties,
  Property,
  Related,
  TaggedProperties,
  TimeProperties,
  useFormButton,
  usePageItem,
  useRelated,
} from '../../kit/details/index.ts';
import { useText } from '../../kit/text/index.ts';
import { addressesOfPort, ports } from '../port/index.ts';
import { securityGroupPaths } from './paths.ts';
import { PortStatus } from './PortStatus.tsx';
import { ruleWords, securityGroups, securityGroupWords } from './security-group.ts';

registerIcons({ 'ethernet-port': ethernetPort });

export function SecurityGroupProperties() {
  const t = useText(securityGroupWords);
  const group = usePageItem(securityGroups);
  const add = useFormButton({
    subject: securityGroups.subjects.item,
    label: useText(ruleWords)('add.new'),
    icon: 'plus',
    to: securityGroupPaths.addRule(group.id),
  });
  return (
    <Overview resource={securityGroups} item={group} aside={<UsedBy group={group} />}>
      <PagePrimary>{add}</PagePrimary>
      <Card title={t('card.properties')}>
        <Properties>
          <IdProperty t={t} item={group} />
          <Property label={t('field.kind')}>{t(group.is_default ? 'kind.default' : 'kind.own')}</Property>
          <TaggedProperties t={t} item={group} />
          <TimeProperties t={t} item={group} />
        </Properties>
      </Card>
    </Overview>
  );
}

/** The first of what the group protects. */
function UsedBy({ group: { id, ports_count: count } }: { group: SecurityGroup }) {
  const t = useText(securityGroupWords);
  const used = useRelated(ports, { security_group_id: id });
  return (
    <Related
      title={t('tab.ports')}
      icon="ethernet-port"
      count={count}
      all={securityGroupPaths.ports(id)}
      items={used.items.map((port) => ({
        id: port.id,
        name: ports.label(port),
        fact: addressesOfPort(port)[0],
        state: <PortStatus port={port} />,
      }))}
    />
  );
}
