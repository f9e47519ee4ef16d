import type { ProviderTestAnswer, ProviderType, TestResult } from '@skydeck/contract';
import type { ProviderDocument } from './documents.ts';

/** A provider with its secrets opened: only kinds ever see one. */
export interface OpenProvider extends ProviderDocument {
  readonly client_secret: string;
  readonly bind_password: string;
}

/** Who somebody is, as the provider says. */
export interface Identity {
  /** Never changes, and is never another's. */
  readonly subject: string;
  readonly name: string;
  readonly fullName: string;
  readonly email: string;
  readonly groups: readonly string[];
  /** What a sign-out at the provider wants to see; null where there is none. */
  readonly signOutHint: string | null;
}

export interface StartedSignIn {
  /** Where the browser goes. */
  readonly address: string;
  /** What `finish` has to know; kept by the browser, sealed. */
  readonly secrets: Readonly<Record<string, string>>;
}

export interface ProviderReply {
  /** What the browser brought: the query of an address, or the fields of a form. */
  readonly answer: URLSearchParams;
  readonly secrets: Readonly<Record<string, string>>;
  readonly state: string;
  readonly redirectUrl: string;
}

/** For providers that a browser is sent to. All may throw a `ProviderFault`, `finish` also a `SignInRefused`. */
export interface BrowserSignIn {
  begin(provider: OpenProvider, to: { readonly redirectUrl: string; readonly state: string }): Promise<StartedSignIn>;
  finish(provider: OpenProvider, back: ProviderReply): Promise<Identity>;
  /** Where a browser signs out at the provider too; null when the provider has no such place. */
  signOutAddress(provider: OpenProvider, hint: string | null, returnTo: string): Promise<string | null>;
}

/** For providers that check a password. Both may throw a `ProviderFault`. */
export interface PasswordSignIn {
  /** Null for a wrong name and a wrong password, after the same questions to the provider. */
  check(provider: OpenProvider, name: string, password: string): Promise<Identity | null>;
}

/** One kind of identity provider: the platform knows no other way to any of them. */
export interface IdentityProviderKind {
  readonly type: ProviderType;
  readonly browser: BrowserSignIn | null;
  readonly passwords: PasswordSignIn | null;
  /** Tries the settings; `name` is looked up where the provider can be asked. Never throws a `ProviderFault`. */
  test(provider: OpenProvider, name: string | null): Promise<ProviderTestAnswer>;
}

/** The provider could not be asked, or is not what it should be. */
export class ProviderFault extends Error {
  readonly result: TestResult;

  constructor(result: TestResult, options?: ErrorOptions) {
    super(`The identity provider cannot be used: ${result}`, options);
    this.name = 'ProviderFault';
    this.result = result;
  }
}

/** The provider was asked, and there is no sign-in: it said no, or what came back must not be trusted. */
export class SignInRefused extends Error {
  readonly reason: 'refused' | 'invalid' | 'expired';

  constructor(reason: 'refused' | 'invalid' | 'expired', options?: ErrorOptions) {
    super(`The sign-in is refused: ${reason}`, options);
    this.name = 'SignInRefused';
    this.reason = reason;
  }
}

/** Libraries wrap what went wrong: the fault may be the cause of a cause. */
export function faultIn(error: unknown): ProviderFault | null {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof ProviderFault) return at;
  return null;
}
