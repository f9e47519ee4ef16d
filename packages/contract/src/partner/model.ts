import { type Infer, integer, nullable, object, optional, string, type } from 'superstruct';
import { enums, size } from '../structs.ts';

/** How a look at a partner's page ended. A closed list: what the other side says is told to nobody. */
export const partnerResults = [
  'reachable',
  /** The page leads to another origin: from there the form would be refused. */
  'redirects',
  /** The page's own policy forbids frames of this console. */
  'frames_forbidden',
  'error_status',
  'not_resolved',
  'refused_address',
  'refused_port',
  'insecure_address',
  'not_reachable',
  'timed_out',
  'bad_certificate',
] as const;
export type PartnerResult = (typeof partnerResults)[number];

/** A site that may show the console's forms in its pages. */
export const Partner = type({
  id: string(),
  domain_id: string(),
  name: string(),
  /** Exact, as browsers write it: `https://portal.example`. */
  origin: string(),
  /** The last day, such as `2027-03-31` in UTC, on which version 0 of the embed protocol is spoken too; null: never. */
  v0_until: nullable(string()),
  created_at: string(),
  revision_number: integer(),
  last_check: nullable(type({ at: string(), result: string() })),
});
export type Partner = Infer<typeof Partner>;

const fields = {
  name: size(string(), 1, 64),
  origin: size(string(), 1, 255),
  v0_until: optional(nullable(size(string(), 10, 10))),
};

export const PartnerBody = object(fields);
export type PartnerBody = Infer<typeof PartnerBody>;

export const PartnerUpdate = object({ ...fields, name: optional(fields.name), origin: optional(fields.origin) });
export type PartnerUpdate = Infer<typeof PartnerUpdate>;

/** An origin that nobody has saved yet may be looked at too. */
export const PartnerCheck = object({ origin: fields.origin });
export const PartnerCheckAnswer = type({ result: enums(partnerResults) });
export type PartnerCheckAnswer = Infer<typeof PartnerCheckAnswer>;
