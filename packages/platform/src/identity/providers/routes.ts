import { identityProviderApi as api } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import { createProviderAdministration } from './admin.ts';
import type { Identities } from './identities.ts';

/** The administration of a domain's providers. */
export const identityProviderRoutes =
  (identities: Identities): Routes =>
  (app) => {
    const providers = createProviderAdministration(identities);
    serve(app, api.list, ({ query, params: { domainId }, ...call }) => providers.list({ ...call, domainId }, query));
    serve(app, api.create, ({ body, params: { domainId }, ...call }) => providers.create({ ...call, domainId }, body));
    serve(app, api.read, ({ params: { domainId, id }, ...call }) => providers.read({ ...call, domainId }, id));
    serve(app, api.update, ({ body, revision, params: { domainId, id }, ...call }) =>
      providers.update({ ...call, domainId }, id, body, revision),
    );
    serve(app, api.remove, async ({ params: { domainId, id }, ...call }) => {
      await providers.remove({ ...call, domainId }, id);
      return null;
    });
    serve(app, api.test, ({ body, params: { domainId, id }, ...call }) =>
      providers.test({ ...call, domainId }, id, body.name ?? null),
    );
  };
