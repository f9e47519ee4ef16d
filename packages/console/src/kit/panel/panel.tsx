import type { ComponentType } from 'react';
import { type Params, type RouteObject, useParams } from 'react-router-dom';
import { problemWords } from '../problems/words.ts';
import { loadText } from '../text/index.ts';

/** A form as a panel route: `lazy: panel(async () => (await import('./RouterCreate.tsx')).RouterCreate)`. `back` is relative to the panel's own path; as a function it is given what the address names. */
export function panel(
  load: () => Promise<ComponentType>,
  back: string | ((params: Readonly<Params>) => string) = '..',
): NonNullable<RouteObject['lazy']> {
  return async () => {
    const [Form, { PanelShell }] = await Promise.all([load(), import('./PanelShell.tsx'), loadText(problemWords)]);
    return {
      Component: () => {
        const params = useParams();
        return (
          <PanelShell back={typeof back === 'string' ? back : back(params)}>
            <Form />
          </PanelShell>
        );
      },
    };
  };
}
