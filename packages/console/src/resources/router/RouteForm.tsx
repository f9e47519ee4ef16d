import type { Router } from '@skydeck/contract';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { withItem } from '../../kit/details/index.ts';
import { Fix, PartShell, useChangeForm, useFields } from '../../kit/form/index.ts';
import { useExample } from '../../kit/form/useExample.ts';
import { NotFoundView } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { routerPaths } from './paths.ts';
import { routeForm } from './route.form.ts';
import { routeBlocks } from './router.code.ts';
import { keyOfRoute, withoutRoutes } from './router.rules.ts';
import { routers, routerWords, routeWords } from './router.ts';

/**
 * Adds a static route, or changes the one the address names. A route has no name but what it is: saved, it is another one.
 * What counts is what was there when the form was opened.
 */
export const RouteForm = withItem(routers, 'routerId', function Opened({ item: router }: { item: Router }) {
  const key = useParams()['itemId'] ?? null;
  const [isThere] = useState(() => key === null || router.routes.some((route) => keyOfRoute(route) === key));
  return isThere ? <FormOfRoute router={router} routeKey={key} /> : <NotFoundView />;
});

function FormOfRoute({ router, routeKey: key }: { router: Router; routeKey: string | null }) {
  const t = useText(routerWords);
  const say = useText(routeWords);
  const [destination = ''] = key?.split(' ', 1) ?? [];
  const model = useMemo(() => routeForm(router, key), [router, key]);
  const form = useChangeForm(routers, model, router, {
    link: routerPaths.routes,
    message: (_, { routes = [] }) => {
      const [saved] = withoutRoutes(routes, router.routes.map(keyOfRoute));
      return say(key ? 'updated' : 'add.single.done', { name: saved?.destination ?? destination });
    },
  });
  const fields = useFields(form);
  const example = useExample();
  const code = () => ({
    endpoint: routers.api.update,
    params: { id: router.id },
    body: model.toBody(form.draft),
    terraform: routeBlocks(router, form.draft),
  });
  return (
    <PartShell
      resource={routers}
      item={router}
      words={routeWords}
      form={form}
      {...(key === null ? { code } : { name: destination })}
    >
      <TextField
        label={t('field.destination')}
        required
        placeholder={example('10.20.0.0/16')}
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
    </PartShell>
  );
}
