import { array, boolean, type Infer, nullable, number, object, string, type } from 'superstruct';
import { enums, size, within } from '../structs.ts';

const Password = size(string(), 1, 1024);
/** Six digits of an authenticator, or a recovery code; spaces and dashes are the reader's. */
const Code = size(string(), 1, 64);

/** Whether signing in asks for a second factor. */
export const SecondFactor = type({
  enabled: boolean(),
  /** ISO 8601, UTC. */
  confirmed_at: nullable(string()),
  recovery_codes_left: number(),
});
export type SecondFactor = Infer<typeof SecondFactor>;

/** Told once. It counts for nothing until a code made from it has come back, for which there are ten minutes. */
export const Enrolment = type({
  /** Base32, to be typed in where no camera is. */
  secret: string(),
  /** `otpauth://totp/…`, for a QR picture. */
  address: string(),
  /** The name under which the authenticator shows it. */
  account: string(),
});
export type Enrolment = Infer<typeof Enrolment>;

/** Each signs in once, in place of a code. Told once. */
export const RecoveryCodes = type({ codes: array(string()) });
export type RecoveryCodes = Infer<typeof RecoveryCodes>;

export const OwnPassword = object({ current_password: Password });
export type OwnPassword = Infer<typeof OwnPassword>;
export const OwnCode = object({ code: Code });
/** Both factors again, for what weakens or replaces one. */
export const OwnProof = object({ current_password: Password, code: Code });
export type OwnProof = Infer<typeof OwnProof>;

/** `challenge` is what the error `second_factor_required` carries in its values. */
export const SecondStep = object({ challenge: size(string(), 1, 2048), code: Code });
export type SecondStep = Infer<typeof SecondStep>;

/** A session of the caller. */
export const OwnSession = type({
  id: string(),
  /** The one that asks. */
  current: boolean(),
  created_at: string(),
  /** To the minute. */
  seen_at: string(),
  address: string(),
  user_agent: string(),
});
export type OwnSession = Infer<typeof OwnSession>;

export const tokenAccesses = ['read', 'full'] as const;
export type TokenAccess = (typeof tokenAccesses)[number];

/** An API token without its secret. */
export const ApiToken = type({
  id: string(),
  name: string(),
  access: enums(tokenAccesses),
  domain_id: string(),
  /** null: the token is for the domain itself. */
  project_id: nullable(string()),
  project_name: nullable(string()),
  created_at: string(),
  expires_at: string(),
  /** To the minute; null: never. */
  last_used_at: nullable(string()),
});
export type ApiToken = Infer<typeof ApiToken>;

/** `secret` (`sky_…`) is told here and never again. */
export const NewApiToken = type({ ...ApiToken.schema, secret: string() });
export type NewApiToken = Infer<typeof NewApiToken>;

export const MOST_TOKEN_DAYS = 365;
/** What the console offers; other clients may say any number of days up to the most. */
export const tokenDays = [7, 30, 90, MOST_TOKEN_DAYS] as const;
export const LONGEST_TOKEN_NAME = 64;

const Days = within({ least: 1, most: MOST_TOKEN_DAYS });
const Name = size(string(), 1, LONGEST_TOKEN_NAME);

export const TokenBody = object({
  name: Name,
  access: enums(tokenAccesses),
  /** null: for the domain, which only its administrators may ask for. */
  project_id: nullable(string()),
  days: Days,
});
export type TokenBody = Infer<typeof TokenBody>;

/** The cloud makes it for who proves that they know their password there. */
export const ApplicationCredentialBody = object({
  name: Name,
  project_id: size(string(), 1, 64),
  days: Days,
  current_password: Password,
});
export type ApplicationCredentialBody = Infer<typeof ApplicationCredentialBody>;

/** Of Keystone, without its secret. */
export const ApplicationCredential = type({
  id: string(),
  name: string(),
  project_id: string(),
  project_name: nullable(string()),
  /** Names of Keystone's. */
  roles: array(string()),
  /** null: it was not made here, and Keystone does not say when. */
  created_at: nullable(string()),
  /** null: never. */
  expires_at: nullable(string()),
});
export type ApplicationCredential = Infer<typeof ApplicationCredential>;

/** Of Keystone: OpenStack's own programs sign in with it. `secret` is told here and never again. */
export const NewApplicationCredential = type({
  id: string(),
  name: string(),
  project_id: string(),
  expires_at: string(),
  secret: string(),
});
export type NewApplicationCredential = Infer<typeof NewApplicationCredential>;
