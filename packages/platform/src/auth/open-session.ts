import type { OpenedSession, OpenSession } from '@skydeck/contract';
import type { Exchange } from '../http/exchange.ts';
import type { Scope } from '../http/scope.ts';
import { refusalOf } from '../s3/service/s3-users.ts';
import type { Tx } from '../store/store.ts';
import { allowedOf } from './abilities.ts';
import { chooseScope } from './choose-scope.ts';
import { projectsOf } from './own-projects.ts';
import { profileOf } from './profile.ts';
import { isDomainAdmin, isSystem, type Person } from './rights.ts';
import { enterDomain, enterProject, type IssuedToken, scopeOfToken } from './scoped-tokens.ts';
import type { Session } from './sessions.ts';

/** All that a console has to know before it shows anything: who is here, in which scope, and what they may do in it. */
export async function openSession(
  tx: Tx,
  session: Session,
  person: Person,
  { asked, last }: OpenSession,
  { requestId, frame }: Pick<Exchange, 'requestId' | 'frame'>,
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
    profile: await profileOf(tx, person, scope?.project_id ?? null),
    projects,
    scope,
    ...((chosen.kind === 'not-found' || chosen.kind === 'disabled') && { not_open: chosen.kind }),
    allowed: entered ? allowedOf(entered.may) : [],
    ...(refusal && { s3_refusal: refusal }),
  };

  async function enter(): Promise<IssuedToken | null> {
    if (chosen.kind === 'without-project') return enterDomain(tx, session, person);
    return chosen.kind === 'project' ? enterProject(tx, session, person, chosen.projectId) : null;
  }
}

/** Without a project there is no storage that could refuse anybody. */
const storageRefusalOf = async (tx: Tx, { userId, projectId, domainId }: Scope) =>
  projectId === null ? null : refusalOf(tx, { userId, projectId, domainId });
