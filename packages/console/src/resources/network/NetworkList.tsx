import { networkSubjects } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon } from '@skydeck/react-bindings/icon';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/permissions/abilities.ts';
import { byName, ListPage, taggedKeys, useCreateButton, useList } from '../../kit/list/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useWhyNoProject } from '../../kit/permissions/useWhyNoProject.ts';
import { networkPaths } from './paths.ts';
import { networks, networkWords } from './network.ts';
import { useNetworkColumns, useNetworkFilters } from './network-columns.tsx';
import { useNetworkActions } from './useNetworkActions.ts';

const textKeys = ['cidr', ...taggedKeys] as const;
const filterKeys = ['type', 'shared', 'router_external', 'spoofing_protection', 'ipam_enabled', ...textKeys] as const;

export function NetworkList() {
  const t = useText(networkWords);
  const list = useList(networks, { filters: filterKeys, texts: textKeys, sort: byName });
  const create = useCreateButtons();
  return (
    <ListPage
      list={list}
      columns={useNetworkColumns(list.nameOf)}
      filters={useNetworkFilters()}
      {...useNetworkActions()}
      create={create}
      needs={[{ icon: 'menu-routers', title: t('list.helps'), text: t('list.helps_router') }]}
    />
  );
}

/** The ways to a new network: a private one, and for who administers the cloud one of the hosts'. */
function useCreateButtons() {
  const t = useText(networkWords);
  const navigate = useNavigate();
  const { search } = useLocation();
  const mayPhysical = useCan(networkSubjects.physical, 'create');
  const whyNot = useWhyNoProject();
  const label = t('physical.action');
  const run = () => void navigate({ pathname: networkPaths.addPhysical(), search });
  usePageActions(mayPhysical && whyNot === '' ? [{ id: 'create-physical', label, run }] : []);
  const create = useCreateButton(networks, { subject: networkSubjects.create });
  if (!create && !mayPhysical) return null;
  return (
    <>
      {mayPhysical && (
        <Button size="small" disabledReason={whyNot} onClick={run}>
          <Icon slot="start" name="plus" />
          {label}
        </Button>
      )}
      {create}
    </>
  );
}
