import { object, type Infer, string, type } from 'superstruct';
import { itemApi } from '../crud-api.ts';
import { send, unscoped } from '../http.ts';
import { SessionUser } from '../session/index.ts';
import { Partner, PartnerBody, PartnerCheck, PartnerCheckAnswer, PartnerUpdate } from './model.ts';
import { PARTNER_EVENT } from './event.ts';
import { size } from '../structs.ts';

export * from './event.ts';
export * from './model.ts';
export * from './rules.ts';
export * from './sign-in-window.ts';

export const partnerApi = {
  ...itemApi('/api/v2/domains/{domainId}/partners', { item: Partner, create: PartnerBody, update: PartnerUpdate }),
  /** Looks at the page: 200 whatever came of it. What was found is kept with the partner of this origin, if there is one. */
  check: send('POST', '/api/v2/domains/{domainId}/partners/check', PartnerCheck, PartnerCheckAnswer),
} as const;

/** How somebody who signed in in a window takes their session into the frame that opened it. */
export const FrameTicketBody = object({ host: size(string(), 1, 255) });
export const FrameTicket = type({ ticket: string() });
export type FrameTicket = Infer<typeof FrameTicket>;
export const FrameEntry = object({ ticket: size(string(), 1, 2048) });

export const frameApi = {
  /** In the window, by its own session: good once, for a minute, and for the page of this origin alone. */
  ticket: unscoped(send('POST', '/api/v2/frames/ticket', FrameTicketBody, FrameTicket)),
  /** In the frame: begins a session of its own. */
  enter: unscoped(send('POST', '/api/v2/frames/enter', FrameEntry, SessionUser)),
} as const;

export const partnerSubjects = { list: 'settings_partners', item: 'settings_partners' } as const;

export const partnerEvent = { name: PARTNER_EVENT, object: Partner } as const;
