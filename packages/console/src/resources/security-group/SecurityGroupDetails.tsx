import type { SecurityGroup } from '@skydeck/contract';
import { Outlet, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/permissions/abilities.ts';
import { ActionButtons, DetailsPage, itemPage } from '../../kit/details/index.ts';
import { useKnownName } from '../../kit/text/distinct-name.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { securityGroupPaths } from './paths.ts';
import { ruleWords, securityGroups, securityGroupWords } from './security-group.ts';
import { useSecurityGroupActions } from './useSecurityGroupActions.tsx';

const page = { words: securityGroupWords, list: securityGroupPaths.list() };

export const SecurityGroupDetails = itemPage(
  securityGroups,
  'groupId',
  page,
  function Details({ item: group }: { item: SecurityGroup }) {
    const t = useText(securityGroupWords);
    const say = useText(ruleWords);
    const nameOf = useKnownName(securityGroups);
    const navigate = useNavigate();
    const mayUpdate = useCan(securityGroups.subjects.item, 'update');
    const addRule = () => void navigate(securityGroupPaths.addRule(group.id));
    usePageActions(mayUpdate ? [{ id: 'rule', keys: 'create', label: say('add.new'), run: addRule }] : []);
    const tabs = [
      {
        key: 'rules',
        label: t('tab.rules'),
        count: group.security_group_rules.length,
        to: securityGroupPaths.details(group.id),
      },
      { key: 'ports', label: t('tab.ports'), count: group.ports_count, to: securityGroupPaths.ports(group.id) },
      { key: 'properties', label: t('tab.properties'), to: securityGroupPaths.properties(group.id) },
    ];
    return (
      <DetailsPage
        title={nameOf(group)}
        crumbs={[{ label: t('list.title'), to: page.list }]}
        actions={<ActionButtons item={group} {...useSecurityGroupActions(group)} />}
        tabs={tabs}
      >
        <Outlet context={group} />
      </DetailsPage>
    );
  },
);
