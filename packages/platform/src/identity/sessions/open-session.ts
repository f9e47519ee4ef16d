import type { OpenedSession, OpenSession } from '@skydeck/contract';
import type { Exchange } from '../../http/exchange.ts';
import type { Tx } from '../../store/store.ts';
import { allowedOf } from '../rights/abilities.ts';
import { chooseScope } from './choose-scope.ts';
import { projectsOf } from './own-projects.ts';
import { profileOf } from './profile.ts';
import { isDomainAdmin, isSystem, type Person } from '../rights/rights.ts';
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
  return {
    profile: await profileOf(tx, person, scope?.project_id ?? null),
    projects,
    scope,
    ...((chosen.kind === 'not-found' || chosen.kind === 'disabled') && { not_open: chosen.kind }),
    allowed: scope ? allowedOf((await scopeOfToken(tx, session, person, scope.token, requestId)).may) : [],
  };

  async function enter(): Promise<IssuedToken | null> {
    if (chosen.kind === 'without-project') return enterDomain(tx, session, person);
    return chosen.kind === 'project' ? enterProject(tx, session, person, chosen.projectId) : null;
  }
}
