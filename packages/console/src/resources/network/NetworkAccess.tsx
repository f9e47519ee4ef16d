import { type Network, networkSubjects } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon } from '@skydeck/react-bindings/icon';
import { useMemo } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/permissions/abilities.ts';
import { ListCard } from '../../kit/details/index.ts';
import { useRows } from '../../kit/list/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useAccessColumns, useAccessFacts, useAccessFilters, useProjectNames } from './access-columns.tsx';
import { rowsOf } from './access.form.ts';
import { AccessHelp } from './AccessHelp.tsx';
import { whyNotChange } from './network.rules.ts';
import * as css from './network.css.ts';
import { networkPaths } from './paths.ts';
import { networkWords, useNetwork } from './network.ts';
import { useNetworkPermissions } from './useNetworkPermissions.ts';

/** Who may use the network besides its own project. Whom it was opened to sees the lines that reach them. */
export function NetworkAccess() {
  const t = useText(networkWords);
  const network = useNetwork();
  const { rbac_policies: policies } = network;
  const rows = useMemo(() => rowsOf(policies).map((row) => ({ id: row.project, ...row })), [policies]);
  const list = useRows(rows, useAccessFacts());
  const filters = useAccessFilters();
  const columns = useAccessColumns();
  const nameOf = useProjectNames();
  const edit = <EditButton network={network} />;
  return (
    <>
      <ListCard
        title={t('access.title')}
        list={list}
        columns={columns}
        filters={filters}
        isEmpty={rows.length === 0}
        empty={{ icon: 'menu-networks', title: t('access.nobody'), text: t('access.empty_text') }}
        action={edit}
        searchLabel={t('access.search')}
        label={({ project }) => nameOf(project) ?? project}
        storageKey="network_access"
        after={
          <div className={css.inCard}>
            <AccessHelp />
          </div>
        }
      />
      <Outlet context={network} />
    </>
  );
}

function EditButton({ network }: { network: Network }) {
  const t = useText(networkWords);
  const navigate = useNavigate();
  const mayUpdate = useCan(networkSubjects.access, 'update');
  const whyNot = whyNotChange(network, useNetworkPermissions('update'));
  const edit = () => void navigate(networkPaths.editAccess(network.id));
  usePageActions(mayUpdate && !whyNot ? [{ id: 'access', label: t('access.edit'), run: edit }] : []);
  if (!mayUpdate) return null;
  return (
    <Button size="small" disabledReason={whyNot ? t(whyNot) : ''} onClick={edit}>
      <Icon slot="start" name="pencil" />
      {t('access.edit')}
    </Button>
  );
}
