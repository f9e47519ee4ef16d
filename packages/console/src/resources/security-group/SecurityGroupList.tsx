import { useDistinctRowName } from '../../kit/text/distinct-name.ts';
import { EmptyList, ListPage, useCreateButton, useList } from '../../kit/list/index.ts';
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
  const nameOf = useDistinctRowName(list.rows);
  const create = useCreateButton({
    subject: securityGroups.subjects.list,
    label: t('create.action'),
    to: securityGroupPaths.add(),
  });
  return (
    <ListPage
      title={t('list.title')}
      list={list}
      columns={useSecurityGroupColumns(nameOf)}
      filters={useSecurityGroupFilters()}
      {...useSecurityGroupActions()}
      toolbar={create}
      empty={
        <EmptyList
          icon="menu-security-groups"
          title={t('list.empty_title')}
          text={t('list.empty_text')}
          action={create}
        />
      }
      searchLabel={t('list.search')}
      label={nameOf}
      storageKey={securityGroups.name}
    />
  );
}
