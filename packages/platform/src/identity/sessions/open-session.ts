import type { Allowed, OpenedSession, OpenSession } from '@skydeck/contract';
import type { Exchange } from '../../http/exchange.ts';
import type { Scope } from '../../http/scope.ts';
import { newestSeq } from '../../store/events.ts';
import type { Tx } from '../../store/store.ts';
import type { Caller } from './authenticate.ts';
import { chooseScope } from './choose-scope.ts';
import { projectsOf } from './own-projects.ts';
import { profileOf, type StorageUserOf } from './profile.ts';
import { isDomainAdmin, isSystem } from '../rights/rights.ts';
import { enterDomain, enterProject, type IssuedToken, scopeOfToken } from './scoped-tokens.ts';

/** What the answer says that higher floors know. */
export interface KnownElsewhere {
  readonly storageUserOf: StorageUserOf;
  /** What keeps them from the object storage of their project; null: nothing, or they are in none. */
  readonly storageRefusalOf: (tx: Tx, scope: Scope) => Promise<OpenedSession['s3_refusal'] | null>;
  /** What somebody may do of what the cloud offers. */
  readonly allowedTo: (scope: Scope) => Allowed[];
}

/** All that a console has to know before it shows anything: who is here, in which scope, and what they may do in it. */
export async function openSession(
  tx: Tx,
  { session, person }: Pick<Caller, 'session' | 'person'>,
  { asked, last }: OpenSession,
  { requestId, frame }: Pick<Exchange, 'requestId' | 'frame'>,
  { storageUserOf, storageRefusalOf, allowedTo }: KnownElsewhere,
): Promise<OpenedSession> {
  const projects = await projectsOf(tx, person);
  // In a browser that several people use, the last one may have been somebody else.
  const own = last?.user_id === person.user.id ? last : null;
  const preferences = { asked, last: own, isExact: frame?.part === 'frame' };
  const chosen = chooseScope(projects, isDomainAdmin(person) || isSystem(person), preferences);
  const scope = await enter();
  const entered = scope && (await scopeOfToken(tx, session, person, scope.token, requestId));
  const refusal = entered && (await storageRefusalOf(tx, entered));
  return {
    profile: await profileOf(tx, person, scope?.project_id ?? null, storageUserOf),
    projects,
    scope,
    ...((chosen.kind === 'not-found' || chosen.kind === 'disabled') && { not_open: chosen.kind }),
    allowed: entered ? allowedTo(entered) : [],
    ...(refusal && { s3_refusal: refusal }),
    event_seq: await newestSeq(tx.tables),
  };

  async function enter(): Promise<IssuedToken | null> {
    if (chosen.kind === 'without-project') return enterDomain(tx, session, person);
    return chosen.kind === 'project' ? enterProject(tx, session, person, chosen.projectId) : null;
  }
}
