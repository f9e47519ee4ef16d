import { type Network, networkSubjects } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon } from '@skydeck/react-bindings/icon';
import { Outlet, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useCan } from '../../kit/abilities.ts';
import { Card } from '../../kit/details/index.ts';
import { EmptyList, Table } from '../../kit/list/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import { useAccessColumns, useProjectNames } from './access-columns.tsx';
import { rowsOf } from './access.form.ts';
import { AccessHelp } from './AccessHelp.tsx';
import { whyNotChange } from './network.rules.ts';
import * as css from './network.css.ts';
import { networkPaths } from './paths.ts';
import { useNetwork } from './useNetwork.ts';
import { networkWords } from './words.ts';

/** Who may use the network besides its own project. Whom it was opened to sees the lines that reach them. */
export function NetworkAccess() {
  const t = useText(networkWords);
  const network = useNetwork();
  const rows = rowsOf(network.rbac_policies).map((row) => ({ id: row.project, ...row }));
  const columns = useAccessColumns();
  const nameOf = useProjectNames();
  const edit = <EditButton network={network} />;
  return (
    <>
      {rows.length === 0 ? (
        <EmptyList icon="menu-networks" title={t('access.nobody')} text={t('access.empty_text')} action={edit} />
      ) : (
        <Card title={t('access.title')} action={edit}>
          <Table
            title={t('access.title')}
            rows={rows}
            columns={columns}
            label={({ project }) => nameOf(project) ?? project}
          />
          <div className={css.inCard}>
            <AccessHelp />
          </div>
        </Card>
      )}
      <Outlet context={network} />
    </>
  );
}

function EditButton({ network }: { network: Network }) {
  const t = useText(networkWords);
  const navigate = useNavigate();
  const { projectId } = useSnapshot(session);
  const mayUpdate = useCan(networkSubjects.access, 'update');
  const whyNot = whyNotChange(network, projectId);
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
