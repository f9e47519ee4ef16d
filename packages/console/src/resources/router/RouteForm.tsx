import type { Router } from '@skydeck/contract';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { call } from '../../kit/data/client.ts';
import { Fix, FormShell, useFields, useForm, useSubmit } from '../../kit/form/index.ts';
import { NotFoundView } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { routeForm } from './route.form.ts';
import { WithRouter } from './WithRouter.tsx';
import { routeBlocks } from './router.code.ts';
import { keyOfRoute } from './router.rules.ts';
import { routers, routerWords } from './router.ts';

/** Adds a static route, or changes the one the address names. */
export function RouteForm() {
  return <WithRouter>{(router) => <Opened router={router} />}</WithRouter>;
}

/** A route has no name but what it is: saved, it is another one. What counts is what was there when the form was opened. */
function Opened({ router }: { router: Router }) {
  const key = useParams()['itemId'] ?? null;
  const [isThere] = useState(() => key === null || router.routes.some((route) => keyOfRoute(route) === key));
  return isThere ? <FormOfRoute router={router} routeKey={key} /> : <NotFoundView />;
}

function FormOfRoute({ router, routeKey: key }: { router: Router; routeKey: string | null }) {
  const t = useText(routerWords);
  const model = useMemo(() => routeForm(router, key), [router, key]);
  const form = useForm(model, {
    source: { item: router, revision: router.revision_number },
    submit: useSubmit(routers, {
      kind: 'updated',
      call: (body, revision) => call(routers.api.update, { params: { id: router.id }, body, revision }),
      message: ({ name }) => t('routes.saved', { router: name }),
    }),
  });
  const fields = useFields(form);
  return (
    <FormShell
      title={t(key ? 'routes.edit_title' : 'routes.add_title')}
      description={router.name}
      form={form}
      resource={routers.name}
      submitLabel={t(key ? 'edit.submit' : 'routes.add')}
      {...(key === null && {
        code: () => ({
          endpoint: routers.api.update,
          params: { id: router.id },
          body: model.toBody(form.draft),
          terraform: routeBlocks(router, form.draft),
        }),
      })}
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
