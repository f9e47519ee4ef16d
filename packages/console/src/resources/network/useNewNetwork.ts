import { call } from '../../kit/data/client.ts';
import { type Form, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useProjectName } from '../../session/index.ts';
import { type NetworkDraft, newNetworkInSteps } from './network.form.ts';
import { networks, networkWords } from './network.ts';
import { networkPaths } from './paths.ts';

/** The form of a private network that is to be created. */
export function useNewNetwork(): Form<NetworkDraft> {
  const t = useText(networkWords);
  return useForm(newNetworkInSteps, {
    submit: useSubmit(networks, {
      kind: 'created',
      call: (body) => call(networks.api.createPrivate, { body }),
      message: ({ name }) => t('created', { name }),
      link: networkPaths.details,
    }),
  });
}

/** Which project it will belong to, in words. */
export function useWhere(): string {
  const t = useText(networkWords);
  const project = useProjectName();
  return project ? t('create.in', { project }) : '';
}
