import {
  type CallError,
  type ChangePassword,
  type Credentials,
  Denied,
  metaApi,
  NotFound,
  type OpenedSession,
  type Profile,
  type ScopedToken,
  sessionApi,
  type SessionUser,
  SignedOut,
} from '@skydeck/contract';
import type { Infer } from 'superstruct';
import { abilities } from '../kit/permissions/abilities.ts';
import { frameProject, readFrameFacts, windowHost } from './frame-host.ts';
import { call } from '../kit/data/client.ts';
import { hasUnsavedChanges } from '../kit/form/unsaved-changes.ts';
import { consumeStoredEnding } from './stored-ending.ts';
import { memory } from './memory.ts';
import { isMarkedSignedOut } from './signed-out-mark.ts';
import { blankSession, type EndReason, isOpen, isSystemRole, type Scope, session } from './state.ts';
import { tokens } from './tokens.ts';

/** What else has to be dropped or started with a session; told by `app`, so that the session knows no collection and no socket. */
export interface SessionHooks {
  readonly onScope: () => void;
  /** `goesOn`: after an interruption, on the page that is there. */
  readonly onSignedIn: (goesOn: boolean, opened: OpenedSession) => void;
  /** Nothing works until somebody signs in again; what was read and typed stays. */
  readonly onInterrupted: () => void;
  readonly onSignedOut: () => void;
}

let hooks: SessionHooks = { onScope() {}, onSignedIn() {}, onInterrupted() {}, onSignedOut() {} };
export const setSessionHooks = (next: SessionHooks): void => {
  hooks = next;
};

/** At start-up: is there a session from before? Never rejects; `failed` is an error that says nothing about the session. */
export async function resumeSession(askedProject: string | null): Promise<{ failed: CallError | null }> {
  try {
    if (isMarkedSignedOut()) throw new SignedOut('');
    await openSession(askedProject, memory.user());
    return { failed: null };
  } catch (error) {
    // Whoever had a page keeps it.
    if (session.phase === 'interrupted') return { failed: null };
    if (error instanceof Denied) session.accessDisabled = 'user';
    if (error instanceof SignedOut) session.ending = consumeStoredEnding();
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
  // The page of an interrupted session stays as it is, whatever comes of it.
  if (session.phase !== 'interrupted') session.phase = 'signing-in';
  try {
    const user = await ask();
    tokens.setSessionId(user.token);
    memory.setDomain(user.domain_name);
    await openSession(askedProject, user.user_id);
  } catch (error) {
    if (session.phase === 'signing-in') session.phase = 'signed-out';
    throw error;
  }
}

/** Somebody has signed in in another tab since somebody did in this one. */
let isSignedInElsewhere = false;

/** Somebody has signed in in another tab of this browser: a page that waits for them goes on. */
export async function followSignIn(): Promise<void> {
  isSignedInElsewhere = true;
  if (session.phase !== 'interrupted' && session.phase !== 'signed-out') return;
  // Their session may be one that is good in another place only.
  await openSession(null, memory.user()).catch(() => {});
}

/**
 * `guess` is who was here last. Where it was somebody else, they begin where they themselves were. A page that waits goes on
 * where it is; a frame is of the project in its address, whoever comes.
 */
async function openSession(askedProject: string | null, guess: string | null): Promise<void> {
  const { phase, profile, projectId } = session;
  const asked = frameProject() ?? askedProject;
  const interruptedProject = phase === 'interrupted' && profile && profile.id === guess ? projectId : null;
  const opened = await requestSession(interruptedProject ?? asked, guess);
  const { id } = opened.profile;
  begin(id === guess || memory.lastScope(id) === null ? opened : await requestSession(asked, id));
}

function requestSession(asked: string | null, userId: string | null): Promise<OpenedSession> {
  const place = userId === null ? null : memory.lastScope(userId);
  const last = userId !== null && place ? { user_id: userId, project_id: place.projectId } : null;
  return call(sessionApi.open, { body: { asked, last } });
}

function begin(opened: OpenedSession): void {
  const { profile, projects, scope, allowed, not_open: notOpen } = opened;
  const hasPage = isOpen(session.phase);
  const isSame = session.profile?.id === profile.id && scope !== null && session.projectId === scope.project_id;
  // The page is somebody else's, or of another project: nothing of it may be seen.
  if (hasPage && !isSame) {
    abilities.reset();
    hooks.onSignedOut();
  }
  if (!hasPage || !isSame) session.visit += 1;
  isSignedInElsewhere = false;
  Object.assign(session, {
    profile,
    projects,
    notOpen: notOpen ?? null,
    accessDisabled: scope ? null : 'project',
    ending: null,
  });
  if (scope) {
    applyScope(scope, profile);
    abilities.load(allowed);
  }
  session.phase = 'signed-in';
  hooks.onSignedIn(hasPage && isSame, opened);
}

/** Domain mode applies when there is no current project, to all but system roles, which see every project without it. */
function applyScope({ token, project_id: projectId }: ScopedToken, profile: Profile): void {
  tokens.setScoped(token);
  session.projectId = projectId;
  session.domainMode = projectId === null && !isSystemRole(profile);
  memory.setLastScope(profile.id, { projectId });
}

const enter = (scope: Scope): Promise<ScopedToken> =>
  scope.kind === 'project'
    ? call(sessionApi.enterProject, { params: { id: scope.projectId }, body: {} })
    : call(sessionApi.enterDomain, { body: {} });

/** Again after the server said that the person's rights changed. It says so once for each change: the last one counts. */
export async function loadAbilities(): Promise<void> {
  const { data } = await call(metaApi.read, { repeat: 'last' });
  abilities.load(data);
}

/** Counts the switches, and the ends of sessions: of several under way, the newest counts. */
let newestSwitch = 0;

/**
 * Resolves with whether the console is in that scope now: it is not where another switch was begun meanwhile, or the session
 * has ended. Rejects as the calls do.
 */
export async function switchScope(scope: Scope): Promise<boolean> {
  newestSwitch += 1;
  const own = newestSwitch;
  const isNewest = () => own === newestSwitch;
  session.isSwitchingScope = true;
  try {
    const entered = await enter(scope);
    if (!isNewest() || !session.profile) return false;
    applyScope(entered, session.profile);
    const { data } = await call(metaApi.read);
    if (!isNewest()) return false;
    abilities.load(data);
    hooks.onScope();
    return true;
  } catch (error) {
    if (isNewest()) throw error;
    return false;
  } finally {
    if (isNewest()) session.isSwitchingScope = false;
  }
}

/** Signed in again with the new password: the session goes on under another id, the person's other ones end. */
export async function changePassword(body: Infer<typeof ChangePassword>): Promise<void> {
  const { token } = await call(sessionApi.changePassword, { body });
  tokens.setSessionId(token);
}

/** Between somebody's wish to leave and the answer: that the session is over then is no news. */
let isLeaving = false;

/** The server forgets the session, and answers where the browser signs out too. Rejects as the call does. */
export function leave(): Promise<{ readonly redirect_url: string } | undefined> {
  isLeaving = true;
  return call(sessionApi.logout).finally(() => {
    isLeaving = false;
  });
}

/** The person asked for it: the server forgets the session too, and so does the provider it was begun by. */
export async function signOut(): Promise<void> {
  // Whatever the server answers, this browser is signed out.
  const next = await leave().catch(() => undefined);
  dropSession();
  // Before the way to the login page can be gone: it leads back to it, with `logout=true`.
  if (next) location.assign(next.redirect_url);
}

/** Nobody was there for so long: the server forgets the session, and the page waits, covered. */
export async function endIdle(minutes: number): Promise<void> {
  const asked = call(sessionApi.logout).catch(() => undefined);
  interrupt('idle', minutes);
  const next = await asked;
  // The provider would let in whoever sits down there next. Where something is written, it goes before that.
  if (next && session.phase === 'interrupted' && !hasUnsavedChanges()) location.assign(next.redirect_url);
}

/** Nobody is here any more, and nothing of theirs stays. */
export function dropSession(): void {
  forgetTokens();
  abilities.reset();
  Object.assign(session, { ...blankSession(), visit: session.visit, phase: 'signed-out' });
  hooks.onSignedOut();
}

function forgetTokens() {
  newestSwitch += 1;
  tokens.setScoped(null);
  tokens.setSessionId(null);
}

/** The session is over, and nobody here has ended it: the page stays, covered, until its person signs in again. */
export function interrupt(why: EndReason, minutes = 0): void {
  // Several may notice the same end. That nobody was there says more than that it is over, and may be heard later.
  if (session.phase === 'interrupted' && why === 'idle') session.ending = { why, minutes };
  if (session.phase !== 'signed-in' || isLeaving) return;
  // The window of a frame has nothing to keep.
  if (session.accessDisabled || windowHost() !== null) return dropSession();
  forgetTokens();
  Object.assign(session, { phase: 'interrupted', ending: { why, minutes }, isSwitchingScope: false });
  hooks.onInterrupted();
  // Who has signed in anew in another tab may have been faster than the word that this session is over.
  if (isSignedInElsewhere && why !== 'idle') void followSignIn();
}

let moving: Promise<boolean> | null = null;

/**
 * The project that somebody is in was disabled: on to where they may begin, and with what was written there they stay.
 * Resolves with whether they are in another now: without one they are told where they stand (`accessDisabled`).
 */
export function leaveDisabledProject(): Promise<boolean> {
  const { profile, visit } = session;
  if (hasUnsavedChanges() || readFrameFacts() || !profile) return Promise.resolve(false);
  moving ??= openSession(null, profile.id)
    .then(
      () => session.visit !== visit && session.accessDisabled === null,
      () => false,
    )
    .finally(() => {
      moving = null;
    });
  return moving;
}

let checking: Promise<void> | null = null;

/** Some call was refused: find out once whether the session is over or the access is disabled (spec: session.check). */
export function checkSession(): Promise<void> {
  checking ??= call(sessionApi.whoami)
    .then(
      () => {},
      (error: unknown) => {
        if (error instanceof Denied) interrupt('disabled');
        else if (isAnswerAboutSession(error)) interrupt('expired');
      },
    )
    .finally(() => {
      checking = null;
    });
  return checking;
}

/** Reads which projects there are now, the last of several requests in a row (spec: session.project.refresh). Rejects with a CallError. */
export async function refreshProjects(): Promise<void> {
  const { data } = await call(sessionApi.projects, { repeat: 'last' });
  if (session.phase === 'signed-in') session.projects = data;
}
