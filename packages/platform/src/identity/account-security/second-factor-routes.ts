import { accountApi, type Enrolment, type OwnProof, problem } from '@skydeck/contract';
import type { FastifyInstance } from 'fastify';
import { hashOf } from '../accounts/credentials.ts';
import { accountsOf, type UserDocument } from '../accounts/documents.ts';
import { userObject } from '../../audit/audit.ts';
import { setSessionCookie } from '../sessions/set-session-cookie.ts';
import { knownBrowser, rememberBrowser } from '../sessions/known-browsers.ts';
import { authorizeSignIn } from '../sessions/login.ts';
import { provePassword } from '../sessions/own-password.ts';
import type { Exchange } from '../../http/exchange.ts';
import { conflict, invalid, type Refusal, unauthorized } from '../../http/refusal.ts';
import { serve, servePublic } from '../../http/serve.ts';
import type { Tx } from '../../store/store.ts';
import { CHALLENGE_COOKIE, endedChallengeCookie } from './challenge.ts';
import { authenticatorAddress } from './codes.ts';
import { type AccountParts, callerOf } from './parts.ts';
import {
  beginEnrolment,
  confirmEnrolment,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorOf,
} from './second-factor.ts';
import { completeSecondStep } from './second-step.ts';
import { auditAs, withCode } from './with-code.ts';

export function secondFactorRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { store, sealing, urgent, guard } = parts;
  const userOf = async (exchange: Exchange) => (await callerOf(parts, exchange)).person.user;

  servePublic(app, accountApi.signInSecondStep, async ({ body, exchange }) => {
    const { address, userAgent, requestId, frame } = exchange;
    const from = {
      address,
      userAgent,
      requestId,
      frame,
      browser: exchange.cookie(CHALLENGE_COOKIE),
      findKnownBrowser: (tx: Tx, userId: string) => knownBrowser(tx, sealing, exchange, userId),
    };
    const user = await completeSecondStep({ store: urgent, sealing, guard }, body, from, (tx, known) =>
      authorizeSignIn(tx, known, from),
    );
    setSessionCookie(exchange, user.token);
    exchange.setHeader('Set-Cookie', endedChallengeCookie(exchange));
    await rememberBrowser(store, sealing, exchange, user.user_id);
    return user;
  });

  serve(app, accountApi.secondFactor, async ({ scope }) => store.read((tx) => secondFactorOf(tx, scope.userId)));

  serve(app, accountApi.enrol, async ({ body, exchange }) => {
    const user = await userOf(exchange);
    const hash = await provePassword(parts, user.id, body.current_password, exchange);
    return store.write((tx) => enrol(tx, parts, user, hash));
  });

  serve(app, accountApi.confirmEnrolment, async ({ body, exchange }) => {
    const user = await userOf(exchange);
    const keep = auditAs({ user, from: exchange });
    return store.write(async (tx) => {
      const outcome = await confirmEnrolment(tx, sealing, user.id, body.code);
      if (outcome === 'over') throw conflict('not_allowed_now', 'No enrollment is waiting for a code: start again');
      if (outcome === 'wrong') throw wrongCode();
      await keep(tx, 'second_factor_enrolled', userObject(user));
      return { codes: [...outcome] };
    });
  });

  serve(app, accountApi.renewRecoveryCodes, async ({ body, exchange }) => {
    const user = await userOf(exchange);
    return withProof(parts, user, body, exchange, async (tx) => {
      await auditAs({ user, from: exchange })(tx, 'recovery_codes_renewed', userObject(user));
      return { codes: [...(await renewRecoveryCodes(tx, user.id))] };
    });
  });

  serve(app, accountApi.turnOffSecondFactor, async ({ body, exchange }) => {
    const user = await userOf(exchange);
    return withProof(parts, user, body, exchange, async (tx) => {
      await removeSecondFactor(tx, user.id);
      await auditAs({ user, from: exchange })(tx, 'second_factor_turned_off', userObject(user));
      return null;
    });
  });
}

async function enrol(tx: Tx, parts: AccountParts, user: UserDocument, hash: string): Promise<Enrolment> {
  if ((await hashOf(tx, user.id)) !== hash) throw unauthorized();
  const secret = await beginEnrolment(tx, parts.sealing, user.id);
  if (secret === null) throw conflict('not_allowed_now', 'There is a second factor: turn it off first');
  const domain = await accountsOf(tx).domains.get(user.domain_id);
  const account = `${user.name} (${domain?.name ?? user.domain_id})`;
  return { secret, account, address: authenticatorAddress(secret, parts.issuer, account) };
}

/** Both factors, then `work` in the transaction that used up the code. */
async function withProof<Value>(
  parts: AccountParts,
  user: UserDocument,
  proof: OwnProof,
  from: Exchange,
  work: (tx: Tx) => Promise<Value>,
): Promise<Value> {
  const hash = await provePassword(parts, user.id, proof.current_password, from);
  return withCode<Value>({ ...parts, user, from }, proof.code, wrongCode, async (tx) => {
    if ((await hashOf(tx, user.id)) !== hash) return unauthorized();
    return work(tx);
  });
}

const wrongCode = (): Refusal => invalid({ code: problem('wrong_code', 'The code is wrong, or was used before') });
