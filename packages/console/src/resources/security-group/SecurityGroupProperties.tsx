import {
  Card,
  IdProperty,
  Properties,
  Property,
  TaggedProperties,
  TimeProperties,
  usePageItem,
} from '../../kit/details/index.ts';
import { useText } from '../../kit/text/index.ts';
import { securityGroups, securityGroupWords } from './security-group.ts';

export function SecurityGroupProperties() {
  const t = useText(securityGroupWords);
  const group = usePageItem(securityGroups);
  return (
    <Card title={t('tab.properties')}>
      <Properties>
        <IdProperty t={t} item={group} />
        <TaggedProperties t={t} item={group} />
        <Property label={t('field.kind')}>{t(group.is_default ? 'kind.default' : 'kind.own')}</Property>
        <TimeProperties t={t} item={group} />
      </Properties>
    </Card>
  );
}
