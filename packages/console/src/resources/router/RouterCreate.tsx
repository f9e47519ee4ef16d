import { useSnapshot } from 'valtio';
import { call } from '../../kit/data/client.ts';
import { FormShell, useFields, useForm, useFormShell } from '../../kit/form/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import { networks, NetworksPicker } from '../network/index.ts';
import { routerBlocks } from './router.code.ts';
import { newRouter } from './router.form.ts';
import { routers } from './router.ts';
import { RouterFields } from './RouterFields.tsx';
import { routerPaths } from './paths.ts';
import { routerWords } from './words.ts';

export function RouterCreate() {
  const t = useText(routerWords);
  const shell = useFormShell();
  const { projects, projectId } = useSnapshot(session);
  const project = projects.find(({ id }) => id === projectId)?.name;
  const form = useForm(newRouter, {
    submit: async (body) => {
      const router = await routers.items.mutate(() => call(routers.api.create, { body }));
      notify('success', t('created', { name: router.name }), { link: routerPaths.details(router.id) });
      shell.done({ kind: 'created', resource: routers.name, id: router.id });
    },
  });
  const { many } = useFields(form);
  return (
    <FormShell
      title={t('create.title')}
      description={project ? t('create.in', { project }) : ''}
      form={form}
      resource={routers.name}
      submitLabel={t('create.action')}
      takes={{ routers: 1 }}
      code={() => {
        const body = newRouter.toBody(form.draft);
        const subnetsOf = (id: string) => networks.items.state.items[id]?.subnets ?? [];
        return { endpoint: routers.api.create, body, terraform: routerBlocks(body, subnetsOf) };
      }}
    >
      <RouterFields form={form} />
      <NetworksPicker label={t('field.interfaces')} hint={t('field.interfaces_hint')} {...many('interfaces')} />
    </FormShell>
  );
}
