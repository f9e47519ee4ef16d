import { NestedList, usePageItem } from '../../kit/details/index.ts';
import { EmptyList, useList } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { ports } from '../port/index.ts';
import { usePortColumns, usePortFilters } from './port-columns.tsx';
import { securityGroups, securityGroupWords } from './security-group.ts';

const filterKeys = ['status', 'network_id'] as const;
const newestFirst = { field: 'created_at', direction: 'desc' } as const;

/** What the group protects, page by page from the server. */
export function SecurityGroupPorts() {
  const t = useText(securityGroupWords);
  const { id } = usePageItem(securityGroups);
  const list = useList(ports, { filters: filterKeys, sort: newestFirst, fixed: { security_group_id: id } });
  const columns = usePortColumns();
  const filters = usePortFilters(list);
  if (list.filled && list.count === 0 && !list.filtered)
    return <EmptyList icon="menu-security-groups" title={t('ports.empty_title')} text={t('ports.empty_text')} />;
  return (
    <NestedList
      title={t('tab.ports')}
      list={list}
      columns={columns}
      filters={filters}
      searchLabel={t('ports.search')}
      label={ports.label}
      storageKey={ports.name}
    />
  );
}
