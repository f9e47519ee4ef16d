import { networkSubjects } from '@skydeck/contract';
import { useMemo } from 'react';
import { ListCard, usePageItem } from '../../kit/details/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useAccessColumns, useAccessFilters, useProjectNames } from './access-columns.tsx';
import { rowsOf } from './access.form.ts';
import { AccessHelp } from './AccessHelp.tsx';
import { whyNotChange } from './network.rules.ts';
import * as css from './network.css.ts';
import { networkAccessWords, networks, networkWords, useNetworkPermissions } from './network.ts';
import { networkPaths } from './paths.ts';

/** Who may use the network besides its own project. Whom it was opened to sees the lines that reach them. */
export function NetworkAccess() {
  const t = useText(networkWords);
  const network = usePageItem(networks);
  const { id, rbac_policies: policies } = network;
  const nameOf = useProjectNames();
  const whyNot = whyNotChange(network, useNetworkPermissions('update'));
  return (
    <ListCard
      title={t('access.title')}
      words={networkAccessWords}
      icon="menu-networks"
      subject={networkSubjects.access}
      rows={useMemo(() => rowsOf(policies).map((row) => ({ id: row.project, ...row })), [policies])}
      columns={useAccessColumns()}
      filters={useAccessFilters()}
      edit={{
        label: t('access.edit'),
        to: networkPaths.editAccess(id),
        whyNot: whyNot && t(whyNot),
        command: 'access',
      }}
      label={({ project }) => nameOf(project) ?? project}
      storageKey="network_access"
      context={network}
      after={
        <div className={css.inCard}>
          <AccessHelp />
        </div>
      }
    />
  );
}
