import { DEFAULT_DOMAIN, identityProviderApi as api, identityProviderSubjects } from '@skydeck/contract';
import type { Routes } from '../engines/engine.ts';
import { serve } from '../http/serve.ts';
import { createProviderAdministration } from './admin.ts';
import type { Identities } from './identities.ts';

const rule = { subject: identityProviderSubjects.item, literals: [DEFAULT_DOMAIN] } as const;
// Whoever may change who comes in may come in for good.
const inTab = { ...rule, tabOnly: true } as const;

/** The administration of a domain's providers. */
export const identityProviderRoutes =
  (identities: Identities): Routes =>
  (app) => {
    const providers = createProviderAdministration(identities);
    serve(app, api.list, rule, ({ query, params: { domainId }, ...asking }) =>
      providers.list({ ...asking, domainId }, query),
    );
    serve(app, api.create, inTab, ({ body, params: { domainId }, ...asking }) =>
      providers.create({ ...asking, domainId }, body),
    );
    serve(app, api.read, rule, ({ params: { domainId, id }, ...asking }) =>
      providers.read({ ...asking, domainId }, id),
    );
    serve(app, api.update, inTab, ({ body, params: { domainId, id }, ...asking }) =>
      providers.update({ ...asking, domainId }, id, body),
    );
    serve(app, api.remove, inTab, async ({ params: { domainId, id }, ...asking }) => {
      await providers.remove({ ...asking, domainId }, id);
      return null;
    });
    serve(app, api.test, inTab, ({ body, params: { domainId, id }, ...asking }) =>
      providers.test({ ...asking, domainId }, id, body.name ?? null),
    );
  };
