import {
  type CallError,
  createLastWins,
  type ChangePassword,
  type Credentials,
  Denied,
  metaApi,
  NotFound,
  type OpenedSession,
  type OwnProject,
  type Profile,
  realTimer,
  type ScopedToken,
  sessionApi,
  type SessionUser,
  SignedOut,
} from '@skydeck/contract';
import type { Infer } from 'superstruct';
import { abilities } from '../kit/abilities.ts';
import { call } from '../kit/client.ts';
import { memory } from './memory.ts';
import { blankSession, isSystemRole, type Scope, session } from './state.ts';
import { tokens } from './tokens.ts';

/** What else has to be dropped or started with a session; told by `app`, so that the session knows no collection and no socket. */
export interface SessionHooks {
  readonly onScope: () => void;
  readonly onSignedIn: () => void;
  readonly onSignedOut: () => void;
}

let hooks: SessionHooks = { onScope() {}, onSignedIn() {}, onSignedOut() {} };
export const setSessionHooks = (next: SessionHooks): void => {
  hooks = next;
};

/** At start-up: is there a session from before? Never rejects; `failed` is an error that says nothing about the session. */
export async function resumeSession(askedProject: string | null): Promise<{ failed: CallError | null }> {
  try {
    await openSession(askedProject, memory.user());
    return { failed: null };
  } catch (error) {
    if (error instanceof Denied) session.accessDisabled = 'user';
    session.phase = 'signed-out';
    return { failed: isAnswerAboutSession(error) ? null : (error as CallError) };
  }
}

const isAnswerAboutSession = (error: unknown) =>
  error instanceof SignedOut || error instanceof Denied || error instanceof NotFound;

/**
 * Rejects with SignedOut for wrong credentials, and with its code `second_factor_required` where they are right and a second
 * step has to follow, Invalid `too_many_attempts`, or what else the call says.
 */
export const signIn = (credentials: Credentials, askedProject: string | null): Promise<void> =>
  enterAs(() => call(sessionApi.login, { body: credentials }), askedProject);

/** Signs in by another call that answers with who it is. Rejects with what the call does. */
export async function enterAs(ask: () => Promise<SessionUser>, askedProject: string | null): Promise<void> {
  session.phase = 'signing-in';
  try {
    const user = await ask();
    tokens.setSessionId(user.token);
    memory.setDomain(user.domain_name);
    await openSession(askedProject, user.user_id);
  } catch (error) {
    session.phase = 'signed-out';
    throw error;
  }
}

/** `guess` is who was here last. Where it was somebody else, they begin where they themselves were. */
async function openSession(askedProject: string | null, guess: string | null): Promise<void> {
  const opened = await askFor(askedProject, guess);
  const { id } = opened.profile;
  begin(id === guess || memory.place(id) === null ? opened : await askFor(askedProject, id));
}

function askFor(asked: string | null, userId: string | null): Promise<OpenedSession> {
  const place = userId === null ? null : memory.place(userId);
  const last = userId !== null && place ? { user_id: userId, project_id: place.projectId } : null;
  return call(sessionApi.open, { body: { asked, last } });
}

function begin({ profile, projects, scope, allowed }: OpenedSession): void {
  Object.assign(session, { profile, projects, accessDisabled: scope ? null : 'project', hasExpired: false });
  if (scope) {
    standIn(scope, profile);
    abilities.load(allowed);
  }
  session.phase = 'signed-in';
  hooks.onSignedIn();
}

/** Domain mode applies when there is no current project, to all but system roles, which see every project without it. */
function standIn({ token, project_id: projectId }: ScopedToken, profile: Profile): void {
  tokens.setScoped(token);
  session.projectId = projectId;
  session.domainMode = projectId === null && !isSystemRole(profile);
  memory.setPlace(profile.id, { projectId });
}

async function enter(scope: Scope): Promise<void> {
  const entered =
    scope.kind === 'project'
      ? await call(sessionApi.enterProject, { params: { id: scope.projectId }, body: {} })
      : await call(sessionApi.enterDomain, { body: {} });
  if (!session.profile) return;
  standIn(entered, session.profile);
  await loadAbilities();
}

/** Again after the server said that the person's rights changed. */
export async function loadAbilities(): Promise<void> {
  const { data } = await call(metaApi.read);
  abilities.load(data);
}

export async function switchScope(scope: Scope): Promise<void> {
  session.isSwitchingScope = true;
  try {
    await enter(scope);
    hooks.onScope();
  } finally {
    session.isSwitchingScope = false;
  }
}

/** Signed in again with the new password: the session goes on under another id, the person's other ones end. */
export async function changePassword(body: Infer<typeof ChangePassword>): Promise<void> {
  const { token } = await call(sessionApi.changePassword, { body });
  tokens.setSessionId(token);
}

/** The person asked for it: the server forgets the session too, and so does the provider it was begun by. */
export async function signOut(): Promise<void> {
  // Whatever the server answers, this browser is signed out.
  const next = await call(sessionApi.logout).catch(() => undefined);
  dropSession();
  // Before the way to the login page can be gone: it leads back to it, with `logout=true`.
  if (next) location.assign(next.redirect_url);
}

/** The session is over: the server said so, or the person. */
export function dropSession(hasExpired = false): void {
  tokens.setScoped(null);
  tokens.setSessionId(null);
  abilities.reset();
  Object.assign(session, { ...blankSession(), phase: 'signed-out', hasExpired });
  hooks.onSignedOut();
}

let checking: Promise<void> | null = null;

/** Some call answered 401: find out once whether the session is over or the access is disabled (1-foundations §4). */
export function checkSession(): Promise<void> {
  checking ??= call(sessionApi.whoami)
    .then(
      () => {},
      (error: unknown) => {
        if (error instanceof Denied) session.accessDisabled = 'user';
        else if (isAnswerAboutSession(error)) dropSession(true);
      },
    )
    .finally(() => {
      checking = null;
    });
  return checking;
}

const lastWins = createLastWins<{ readonly data: OwnProject[] }>(realTimer);

/** Reads which projects there are now (1-foundations §9: the last of several wishes within 300 ms). Rejects with a CallError. */
export async function refreshProjects(): Promise<void> {
  const { data } = await lastWins('projects', () => call(sessionApi.projects));
  if (session.phase === 'signed-in') session.projects = data;
}
