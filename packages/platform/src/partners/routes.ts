import { DEFAULT_DOMAIN, partnerApi as api, partnerSubjects } from '@skydeck/contract';
import type { Routes } from '../engines/engine.ts';
import { serve } from '../http/serve.ts';
import { createPartnerAdministration, type PartnerParts } from './administration.ts';

const rule = { subject: partnerSubjects.item, literals: [DEFAULT_DOMAIN] } as const;
// Who may show our forms may lead people's hands: that is no matter of API tokens, nor of frames.
const inPerson = { ...rule, sessionOnly: true, tabOnly: true } as const;

/** The administration of a domain's partners. */
export const partnerRoutes =
  (parts: PartnerParts): Routes =>
  (app) => {
    const partners = createPartnerAdministration(parts);
    serve(app, api.list, rule, ({ query, params: { domainId }, ...asking }) =>
      partners.list({ ...asking, domainId }, query),
    );
    serve(app, api.check, inPerson, ({ body, params: { domainId }, ...asking }) =>
      partners.check({ ...asking, domainId }, body.origin),
    );
    serve(app, api.create, inPerson, ({ body, params: { domainId }, ...asking }) =>
      partners.create({ ...asking, domainId }, body),
    );
    serve(app, api.read, rule, ({ params: { domainId, id }, ...asking }) => partners.read({ ...asking, domainId }, id));
    serve(app, api.update, inPerson, ({ body, revision, params: { domainId, id }, ...asking }) =>
      partners.update({ ...asking, domainId }, id, body, revision),
    );
    serve(app, api.remove, inPerson, async ({ params: { domainId, id }, ...asking }) => {
      await partners.remove({ ...asking, domainId }, id);
      return null;
    });
  };
