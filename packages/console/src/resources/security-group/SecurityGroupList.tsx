import { ListPage, useCreateButton, useList } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { securityGroupPaths } from './paths.ts';
import { useSecurityGroupColumns, useSecurityGroupFilters } from './security-group-columns.tsx';
import { securityGroups, securityGroupWords } from './security-group.ts';
import { useSecurityGroupActions } from './useSecurityGroupActions.tsx';

const filterKeys = ['is_default'] as const;
const byName = { field: 'name', direction: 'asc' } as const;

export function SecurityGroupList() {
  const t = useText(securityGroupWords);
  const list = useList(securityGroups, { filters: filterKeys, sort: byName });
  const create = useCreateButton({
    subject: securityGroups.subjects.list,
    label: t('create.action'),
    to: securityGroupPaths.add(),
  });
  return (
    <ListPage
      list={list}
      words={securityGroupWords}
      columns={useSecurityGroupColumns(list.nameOf)}
      filters={useSecurityGroupFilters()}
      {...useSecurityGroupActions()}
      create={create}
      icon="menu-security-groups"
    />
  );
}
