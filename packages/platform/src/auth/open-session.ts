import type { OpenedSession, OpenSession } from '@skydeck/contract';
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
  requestId: string,
): Promise<OpenedSession> {
  const projects = await projectsOf(tx, person);
  const scope = await enter();
  return {
    profile: await profileOf(tx, person, scope?.project_id ?? null),
    projects,
    scope,
    allowed: scope ? allowedOf((await scopeOfToken(tx, session, person, scope.token, requestId)).may) : [],
  };

  async function enter(): Promise<IssuedToken | null> {
    // In a browser that several people use, the last one may have been somebody else.
    const own = last?.user_id === person.user.id ? last : null;
    const chosen = chooseScope(projects, isDomainAdmin(person) || isSystem(person), { asked, last: own });
    if (chosen.kind === 'none') return null;
    if (chosen.kind === 'without-project') return enterDomain(tx, session, person);
    return enterProject(tx, session, person, chosen.projectId);
  }
}
