import type { SecurityGroup } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon } from '@skydeck/react-bindings/icon';
import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/permissions/abilities.ts';
import { DetailsPage, ItemGate } from '../../kit/details/index.ts';
import { useKnownName } from '../../kit/text/distinct-name.ts';
import { LinkTo } from '../../kit/page/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { securityGroupPaths } from './paths.ts';
import { whyNotDelete } from './security-group.rules.ts';
import { securityGroups } from './security-group.ts';
import { SecurityGroupDelete } from './SecurityGroupDelete.tsx';
import { securityGroupWords } from './words.ts';

export function SecurityGroupDetails() {
  const t = useText(securityGroupWords);
  const back = <LinkTo to={securityGroupPaths.list()}>{t('list.title')}</LinkTo>;
  return (
    <ItemGate state={useItem(securityGroups, useParam('groupId'))} gone={back}>
      {(group) => <Details group={group} />}
    </ItemGate>
  );
}

function Details({ group }: { group: SecurityGroup }) {
  const t = useText(securityGroupWords);
  const nameOf = useKnownName(securityGroups);
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
      crumbs={[{ label: t('list.title'), to: securityGroupPaths.list() }]}
      actions={<Actions group={group} />}
      tabs={tabs}
    >
      <Outlet context={group} />
    </DetailsPage>
  );
}

function Actions({ group }: { group: SecurityGroup }) {
  const t = useText(securityGroupWords);
  const navigate = useNavigate();
  const mayUpdate = useCan(securityGroups.subjects.item, 'update');
  const mayDelete = useCan(securityGroups.subjects.item, 'delete');
  const [isDeleteOpen, setIsDeleteOpen] = useState(false);
  const why = whyNotDelete(group);
  const edit = () => void navigate(securityGroupPaths.editFromDetails(group.id));
  const addRule = () => void navigate(securityGroupPaths.addRule(group.id));
  usePageActions([
    ...(mayUpdate ? [{ id: 'edit', keys: 'edit', label: t('edit.action'), run: edit } as const] : []),
    ...(mayUpdate ? [{ id: 'rule', keys: 'create', label: t('rules.add'), run: addRule } as const] : []),
    ...(mayDelete && !why ? [{ id: 'delete', label: t('delete.action'), run: () => setIsDeleteOpen(true) }] : []),
  ]);
  return (
    <>
      {mayUpdate && (
        <Button size="small" onClick={edit}>
          <Icon slot="start" name="pencil" />
          {t('edit.action')}
        </Button>
      )}
      {mayDelete && (
        <Button
          size="small"
          variant="danger-ghost"
          disabledReason={why ? t(why, { count: group.ports_count }) : ''}
          onClick={() => setIsDeleteOpen(true)}
        >
          <Icon slot="start" name="trash-2" />
          {t('delete.action')}
        </Button>
      )}
      <SecurityGroupDelete
        groups={isDeleteOpen ? [group] : []}
        onClose={() => setIsDeleteOpen(false)}
        onDeleted={() => void navigate(securityGroupPaths.list())}
      />
    </>
  );
}
