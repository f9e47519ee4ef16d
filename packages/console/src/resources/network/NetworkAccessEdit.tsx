import { EVERYONE, type Network } from '@skydeck/contract';
import { useMemo } from 'react';
import { usePageItem } from '../../kit/details/index.ts';
import { call } from '../../kit/data/client.ts';
import { FormShell, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { accessChange } from './access.form.ts';
import { AccessHelp } from './AccessHelp.tsx';
import { AccessRows } from './AccessRows.tsx';
import { networks, networkWords, useNetworkPermissions } from './network.ts';
import { networkPaths } from './paths.ts';

export function NetworkAccessEdit() {
  const t = useText(networkWords);
  const network = usePageItem(networks);
  const context = useContextOf(network);
  const model = useMemo(() => accessChange(context), [context]);
  const form = useForm(model, {
    source: { item: network, revision: network.revision_number },
    submit: useSubmit(networks, {
      kind: 'updated',
      call: (body, revision) => call(networks.api.update, { params: { id: network.id }, body, revision }),
      message: ({ name }) => t('access.saved', { name }),
      link: networkPaths.access,
    }),
  });
  return (
    <FormShell
      isChange
      wide
      title={t('access.edit_title', { name: network.name })}
      description={t('access.edit_text')}
      form={form}
      resource={networks.name}
      submitLabel={t('edit.submit')}
    >
      <AccessRows form={form} context={context} />
      <AccessHelp />
    </FormShell>
  );
}

/** What an administrator of the cloud opened to everybody, its own project may leave so. */
function useContextOf({ type, project_id, domain_id: domainId, rbac_policies }: Network) {
  const { mayCloud } = useNetworkPermissions('update');
  const mayOpenToEveryone = mayCloud || rbac_policies.some(({ target_project }) => target_project === EVERYONE);
  return useMemo(
    () => ({ network: { type, project_id }, domainId, mayOpenToEveryone }),
    [type, project_id, domainId, mayOpenToEveryone],
  );
}
