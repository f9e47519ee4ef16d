import type { SecurityGroup } from '@skydeck/contract';
import { Outlet, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/permissions/abilities.ts';
import { ActionButtons, ItemDetails, itemPage } from '../../kit/details/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { securityGroupPaths } from './paths.ts';
import { ruleWords, securityGroups, securityGroupWords } from './security-group.ts';
import { useSecurityGroupActions } from './useSecurityGroupActions.ts';

export const SecurityGroupDetails = itemPage(
  securityGroups,
  'groupId',
  function Details({ item: group }: { item: SecurityGroup }) {
    const t = useText(securityGroupWords);
    const say = useText(ruleWords);
    const navigate = useNavigate();
    const mayUpdate = useCan(securityGroups.subjects.item, 'update');
    const addRule = () => void navigate(securityGroupPaths.addRule(group.id));
    usePageActions(mayUpdate ? [{ id: 'rule', keys: 'create', label: say('add.new'), run: addRule }] : []);
    const tabs = [
      { key: 'properties', label: t('tab.overview'), to: securityGroupPaths.properties(group.id) },
      {
        key: 'rules',
        label: t('tab.rules'),
        count: group.security_group_rules.length,
        to: securityGroupPaths.details(group.id),
      },
      { key: 'ports', label: t('tab.ports'), count: group.ports_count, to: securityGroupPaths.ports(group.id) },
    ];
    return (
      <ItemDetails
        resource={securityGroups}
        item={group}
        actions={<ActionButtons item={group} {...useSecurityGroupActions(group)} />}
        tabs={tabs}
      >
        <Outlet context={group} />
      </ItemDetails>
    );
  },
);
