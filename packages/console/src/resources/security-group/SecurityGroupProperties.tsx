import { Card, Properties, Property } from '../../kit/details/index.ts';
import { Mono } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { securityGroupWords, useSecurityGroup } from './security-group.ts';

export function SecurityGroupProperties() {
  const t = useText(securityGroupWords);
  const format = useFormat();
  const group = useSecurityGroup();
  return (
    <Card title={t('tab.properties')}>
      <Properties>
        <Property label={t('field.id')}>
          <Mono>{group.id}</Mono>
        </Property>
        <Property label={t('field.description')}>{group.description}</Property>
        <Property label={t('field.kind')}>{t(group.is_default ? 'kind.default' : 'kind.own')}</Property>
        <Property label={t('field.created')}>{format.dateTime(group.created_at)}</Property>
        <Property label={t('field.updated')}>{format.dateTime(group.updated_at)}</Property>
      </Properties>
    </Card>
  );
}
