import { get, page, remove, send, sendNoContent, unscoped } from '../http.ts';
import { SessionUser } from '../session/index.ts';
import {
  ApiToken,
  ApplicationCredential,
  ApplicationCredentialBody,
  Enrolment,
  NewApiToken,
  NewApplicationCredential,
  OwnCode,
  OwnPassword,
  OwnProof,
  OwnSession,
  RecoveryCodes,
  SecondFactor,
  SecondStep,
  TokenBody,
} from './model.ts';

export * from './model.ts';
export * from './rules.ts';

/** What a person does with their own account. None of it takes an API token. */
export const accountApi = {
  /** 401 `wrong_code`, or `second_factor_over` when the challenge is: then the password is asked for again. */
  signInSecondStep: unscoped(send('POST', '/api/v2/login/second-factor', SecondStep, SessionUser)),
  secondFactor: unscoped(get('/api/v2/accounts/second-factor', SecondFactor)),
  enrol: unscoped(send('POST', '/api/v2/accounts/second-factor', OwnPassword, Enrolment)),
  confirmEnrolment: unscoped(send('POST', '/api/v2/accounts/second-factor/confirm', OwnCode, RecoveryCodes)),
  /** The codes from before are void. */
  renewRecoveryCodes: unscoped(send('POST', '/api/v2/accounts/second-factor/recovery-codes', OwnProof, RecoveryCodes)),
  turnOffSecondFactor: unscoped(sendNoContent('POST', '/api/v2/accounts/second-factor/turn-off', OwnProof)),
  sessions: unscoped(get('/api/v2/accounts/sessions', page(OwnSession))),
  endSession: unscoped(remove('/api/v2/accounts/sessions/{id}')),
  endOtherSessions: unscoped(sendNoContent('POST', '/api/v2/accounts/sessions/end-others', null)),
  tokens: unscoped(get('/api/v2/accounts/tokens', page(ApiToken))),
  createToken: unscoped(send('POST', '/api/v2/accounts/tokens', TokenBody, NewApiToken)),
  revokeToken: unscoped(remove('/api/v2/accounts/tokens/{id}')),
  /** None where no OpenStack is behind the console. */
  applicationCredentials: unscoped(get('/api/v2/accounts/application-credentials', page(ApplicationCredential))),
  /** 409 `not_allowed_now` where no OpenStack is behind the console. */
  createApplicationCredential: unscoped(
    send('POST', '/api/v2/accounts/application-credentials', ApplicationCredentialBody, NewApplicationCredential),
  ),
  /** Keystone deletes it for who proves that they know their password there. Its id is Keystone's. 409 as before. */
  deleteApplicationCredential: unscoped(
    sendNoContent('POST', '/api/v2/accounts/application-credentials/{credential}/delete', OwnPassword),
  ),
} as const;

/** What an administrator of the domain does with its people's accounts. */
export const memberSecurityApi = {
  /** For somebody who has lost both their authenticator and their codes: the next sign-in needs the password alone. */
  resetSecondFactor: remove('/api/v2/domains/{domainId}/users/{userId}/second-factor'),
  /** Service accounts only: a person's own tokens are theirs to make. */
  tokens: get('/api/v2/domains/{domainId}/users/{userId}/tokens', page(ApiToken)),
  createToken: send('POST', '/api/v2/domains/{domainId}/users/{userId}/tokens', TokenBody, NewApiToken),
  revokeToken: remove('/api/v2/domains/{domainId}/users/{userId}/tokens/{id}'),
} as const;
