import { frameApi } from '@skydeck/contract';
import { accountsOf } from '../accounts/documents.ts';
import { audit } from '../../audit/audit.ts';
import { resolveCaller } from '../sessions/authenticate.ts';
import { endedWindowCookie } from '../sessions/cookies.ts';
import { setSessionCookie } from '../sessions/set-session-cookie.ts';
import { authorizeSignIn, type SignInSource } from '../sessions/login.ts';
import { outcomeOf } from '../sessions/login-outcome.ts';
import type { SessionSignal } from '../../live/session-signal.ts';
import { endSessions, findSession, type Session } from '../sessions/sessions.ts';
import type { Routes } from '../../http/routes.ts';
import type { Exchange } from '../../http/exchange.ts';
import { readOrigin } from '../../http/origin.ts';
import { Refusal, unauthorized } from '../../http/refusal.ts';
import { serve, servePublic } from '../../http/serve.ts';
import type { Sealing } from '../../store/sealing.ts';
import type { Store, Tx } from '../../store/store.ts';
import { NotAPartner } from '../../http/frame-context.ts';
import { findPartner, isPartnerOf } from './documents.ts';
import { sealTicket, type Ticket, redeemTicket } from './ticket.ts';
import { whyNotInFrame } from './why-not-in-frame.ts';

export interface FrameParts {
  readonly store: Store;
  readonly sealing: Sealing;
  readonly signal: SessionSignal;
}

const inAWindowOnly = () => new Refusal(403, 'forbidden', 'A ticket requires a signed-in window');

/** Null when the window's session is over, or its page was taken off the list meanwhile. */
async function bearerOf(tx: Tx, { userId, sessionHash, host }: Ticket) {
  const session = await findSession(tx, sessionHash);
  const user = session?.user_id === userId ? await accountsOf(tx).users.get(userId) : null;
  return session && user && (await isPartnerOf(tx, host, user.domain_id)) ? { session, user } : null;
}

/** How a session that began in a window comes into a frame. Both ends are pages of ours, of one origin. */
export const frameRoutes =
  ({ store, sealing, signal }: FrameParts): Routes =>
  (app) => {
    app.get('/embed/v1/listed', async (request, reply) => {
      const origin = readOrigin(request.headers.origin ?? '');
      const isListed = origin !== null && (await store.read((tx) => findPartner(tx, origin, null))) !== null;
      // A page learns this of itself alone, from what its browser says; whether it is framed says the same.
      return reply
        .code(isListed ? 204 : 403)
        .header('Access-Control-Allow-Origin', '*')
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .header('Cache-Control', 'no-store')
        .send();
    });
    serve(app, frameApi.ticket, async ({ body: { host }, exchange }) => {
      const { frame, requestId } = exchange;
      const ticket = await store.read(async (tx) => {
        const { session, person } = await resolveCaller(tx, exchange, null, requestId);
        // A session in a frame begets no other, and a window is that of one page.
        if (frame?.part === 'frame' || (session.frame_host ?? host) !== host) throw inAWindowOnly();
        const { id, name, domain_id } = person.user;
        const refusal = await whyNotInFrame(tx, { origin: host, part: 'window' }, domain_id);
        if (refusal) throw new NotAPartner(host, { userId: id, userName: name });
        return sealTicket(sealing, { userId: id, sessionHash: session.id_hash, host }, tx.now);
      });
      // What began in the window goes over whole.
      if (frame) exchange.setHeader('Set-Cookie', endedWindowCookie(exchange));
      return { ticket };
    });
    servePublic(app, frameApi.enter, async ({ body, exchange }) => {
      const { frame, address, requestId } = exchange;
      const answer = await store.write(async (tx) => {
        const ticket = frame?.part === 'frame' ? await redeemTicket(tx, sealing, body.ticket, frame.origin) : null;
        const bearer = ticket && (await bearerOf(tx, ticket));
        if (!bearer) return unauthorized();
        const { session, user } = bearer;
        const outcome = await authorizeSignIn(tx, user, await handOver(tx, signal, session, exchange));
        await audit(tx, { ...outcomeOf(outcome, frame), userId: user.id, account: user.name, address, requestId });
        return outcome;
      });
      if (answer instanceof Refusal) throw answer;
      setSessionCookie(exchange, answer.token);
      return answer;
    });
  };

/** The window's own session is over with this; of one of the console's tabs the frame's is a part, and ends with it. */
async function handOver(tx: Tx, signal: SessionSignal, session: Session, exchange: Exchange): Promise<SignInSource> {
  if (session.frame_host === null) return { ...exchange, parent: session };
  await endSessions(tx, signal, { userId: session.user_id, only: session.id_hash });
  return exchange;
}
