import type { Router } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { FormShell, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { routerChange } from './router.form.ts';
import { routers, routerWords } from './router.ts';
import { RouterFields } from './RouterFields.tsx';
import { routerPaths } from './paths.ts';
import { WithRouter } from './WithRouter.tsx';

export function RouterEdit() {
  return <WithRouter>{(router) => <EditForm router={router} />}</WithRouter>;
}

function EditForm({ router }: { router: Router }) {
  const t = useText(routerWords);
  const { external_gateway_info: gateway } = router;
  const form = useForm(routerChange, {
    source: { item: router, revision: router.revision_number },
    labels: {
      networkId: {
        label: t('field.external_network'),
        values: gateway ? { [gateway.network_id]: gateway.network_name } : {},
      },
      snat: t('field.snat'),
    },
    submit: useSubmit(routers, {
      kind: 'updated',
      call: (body, revision) => call(routers.api.update, { params: { id: router.id }, body, revision }),
      message: ({ name }) => t('updated', { name }),
      link: routerPaths.details,
    }),
  });
  return (
    <FormShell
      title={t('edit.title', { name: router.name })}
      form={form}
      resource={routers.name}
      submitLabel={t('edit.submit')}
    >
      <RouterFields form={form} gateway={gateway} />
    </FormShell>
  );
}
