import { TextField } from '@skydeck/react-bindings/text-field';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { call } from '../../kit/client.ts';
import { Fix, FormShell, useFields, useForm, useFormShell } from '../../kit/form/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { routeForm } from './route.form.ts';
import { routers } from './router.ts';
import { useRouter } from './useRouter.ts';
import { routerWords } from './words.ts';

/** Adds a static route, or changes the one the address names. */
export function RouteForm() {
  const t = useText(routerWords);
  const shell = useFormShell();
  const router = useRouter();
  const key = useParams()['itemId'] ?? null;
  const model = useMemo(() => routeForm(router, key), [router, key]);
  const form = useForm(model, {
    source: { item: router, revision: router.revision_number },
    submit: async (body, revision) => {
      const saved = await call(routers.api.update, {
        params: { id: router.id },
        body,
        ...(revision !== undefined && { revision }),
      });
      routers.items.put(saved);
      notify('success', t('routes.saved', { router: saved.name }));
      shell.done({ kind: 'updated', resource: routers.name, id: saved.id });
    },
  });
  const fields = useFields(form);
  return (
    <FormShell
      title={t(key ? 'routes.edit_title' : 'routes.add_title')}
      description={router.name}
      form={form}
      resource={routers.name}
      submitLabel={t(key ? 'edit.submit' : 'routes.add')}
    >
      <TextField
        label={t('field.destination')}
        required
        placeholder="10.20.0.0/16"
        spellCheck="false"
        {...fields.text('destination')}
      >
        <Fix form={form} path="destination" />
      </TextField>
      <TextField
        label={t('field.nexthop')}
        hint={t('field.nexthop_hint')}
        required
        spellCheck="false"
        {...fields.text('nexthop')}
      />
    </FormShell>
  );
}
