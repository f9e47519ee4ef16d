import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { problemWords } from '../kit/problems/words.ts';
import { loadText } from '../kit/text/index.ts';

/** A form as a panel route: `lazy: panel(async () => (await import('./RouterCreate.tsx')).RouterCreate)`. `back` is relative to the panel's own path. */
export function panel(load: () => Promise<ComponentType>, back = '..'): NonNullable<RouteObject['lazy']> {
  return async () => {
    const [Form, { PanelShell }] = await Promise.all([load(), import('./PanelShell.tsx'), loadText(problemWords)]);
    return {
      Component: () => (
        <PanelShell back={back}>
          <Form />
        </PanelShell>
      ),
    };
  };
}
