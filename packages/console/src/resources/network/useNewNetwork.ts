import { useSnapshot } from 'valtio';
import { call } from '../../kit/data/client.ts';
import { type Form, useForm, useFormShell } from '../../kit/form/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import { type NetworkDraft, newNetworkInSteps } from './network.form.ts';
import { networks } from './network.ts';
import { networkPaths } from './paths.ts';
import { networkWords } from './words.ts';

/** The form of a private network that is to be created. */
export function useNewNetwork(): Form<NetworkDraft> {
  const t = useText(networkWords);
  const shell = useFormShell();
  return useForm(newNetworkInSteps, {
    submit: async (body) => {
      const network = await networks.items.mutate(() => call(networks.api.createPrivate, { body }));
      notify('success', t('created', { name: network.name }), { link: networkPaths.details(network.id) });
      shell.done({ kind: 'created', resource: networks.name, id: network.id });
    },
  });
}

/** Which project it will belong to, in words. */
export function useWhere(): string {
  const t = useText(networkWords);
  const { projects, projectId } = useSnapshot(session);
  const project = projects.find(({ id }) => id === projectId)?.name;
  return project ? t('create.in', { project }) : '';
}
