import { checkRoutes, type FieldProblems, type Router, type RouterUpdate, type StaticRoute } from '@skydeck/contract';
import { object, string } from 'superstruct';
import { formModel, trimmed } from '../../kit/form/model.ts';
import { keyOfRoute, withRoute } from './router.rules.ts';

/** One static route of a router; `key` names the one that is changed, null makes a new one. */
export function routeForm(router: Pick<Router, 'routes'>, key: string | null) {
  const others = router.routes.filter((route) => keyOfRoute(route) !== key);

  // The last of the list is the one in the form: what is wrong with the others was there before.
  const check = (draft: StaticRoute): FieldProblems => {
    const own = `routes.${others.length}.`;
    return Object.fromEntries(
      Object.entries(checkRoutes([...others, trimmed(draft)])).flatMap(([path, wrong]) =>
        path.startsWith(own) ? [[path.slice(own.length), wrong]] : [],
      ),
    );
  };

  return formModel<StaticRoute, RouterUpdate, Router>({
    shape: object({ destination: string(), nexthop: string() }),
    check,
    blank: () => ({ destination: '', nexthop: '' }),
    from: ({ routes }) => ({
      ...(routes.find((route) => keyOfRoute(route) === key) ?? { destination: '', nexthop: '' }),
    }),
    toBody: (draft) => ({ routes: withRoute(router.routes, key, trimmed(draft)) }),
    fieldOf: (path) => /^routes\.\d+\.(\w+)$/.exec(path)?.[1] ?? path,
  });
}
