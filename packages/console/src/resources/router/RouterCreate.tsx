import { call } from '../../kit/data/client.ts';
import { FormShell, useFields, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useProjectName } from '../../session/index.ts';
import { networks, NetworksPicker } from '../network/index.ts';
import { routerBlocks } from './router.code.ts';
import { newRouter } from './router.form.ts';
import { routers, routerWords } from './router.ts';
import { RouterFields } from './RouterFields.tsx';
import { routerPaths } from './paths.ts';

export function RouterCreate() {
  const t = useText(routerWords);
  const project = useProjectName();
  const form = useForm(newRouter, {
    submit: useSubmit(routers, {
      kind: 'created',
      call: (body) => call(routers.api.create, { body }),
      message: ({ name }) => t('created', { name }),
      link: routerPaths.details,
    }),
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
