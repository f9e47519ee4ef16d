import { byName, ListPage, taggedKeys, useCreateButton, useList } from '../../kit/list/index.ts';
import { useSecurityGroupColumns, useSecurityGroupFilters } from './security-group-columns.tsx';
import { securityGroups } from './security-group.ts';
import { useSecurityGroupActions } from './useSecurityGroupActions.ts';

const filterKeys = ['is_default', ...taggedKeys] as const;

export function SecurityGroupList() {
  const list = useList(securityGroups, { filters: filterKeys, texts: taggedKeys, sort: byName });
  return (
    <ListPage
      list={list}
      columns={useSecurityGroupColumns(list.nameOf)}
      filters={useSecurityGroupFilters()}
      {...useSecurityGroupActions()}
      create={useCreateButton(securityGroups)}
    />
  );
}
