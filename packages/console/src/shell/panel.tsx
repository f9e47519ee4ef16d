import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** A form as a panel route: `lazy: panel(async () => (await import('./RouterCreate.tsx')).RouterCreate)`. `back` is relative to the panel's own path. */
export function panel(load: () => Promise<ComponentType>, back = '..'): NonNullable<RouteObject['lazy']> {
  return async () => {
    const [Form, { PanelShell }] = await Promise.all([load(), import('./PanelShell.tsx')]);
    return {
      Component: () => (
        <PanelShell back={back}>
          <Form />
        </PanelShell>
      ),
    };
  };
}
