import { partnerApi as api } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import { createPartnerAdministration, type PartnerParts } from './administration.ts';

/** The administration of a domain's partners. */
export const partnerRoutes =
  (parts: PartnerParts): Routes =>
  (app) => {
    const partners = createPartnerAdministration(parts);
    serve(app, api.list, ({ query, params: { domainId }, ...call }) => partners.list({ ...call, domainId }, query));
    serve(app, api.check, ({ body, params: { domainId }, ...call }) =>
      partners.check({ ...call, domainId }, body.origin),
    );
    serve(app, api.create, ({ body, params: { domainId }, ...call }) => partners.create({ ...call, domainId }, body));
    serve(app, api.read, ({ params: { domainId, id }, ...call }) => partners.read({ ...call, domainId }, id));
    serve(app, api.update, ({ body, revision, params: { domainId, id }, ...call }) =>
      partners.update({ ...call, domainId }, id, body, revision),
    );
    serve(app, api.remove, async ({ params: { domainId, id }, ...call }) => {
      await partners.remove({ ...call, domainId }, id);
      return null;
    });
  };
