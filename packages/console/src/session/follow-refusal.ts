import { type CallError, SignedOut } from '@skydeck/contract';

export interface RefusalDependencies {
  readonly checkSession: () => Promise<void>;
  readonly leaveDisabledProject: () => Promise<boolean>;
  /** Somebody is in another project now, and has not asked for it. */
  readonly notifyProjectClosed: () => Promise<void>;
}

/** What a refused call says about the session, or about the project that somebody is in. */
export async function followRefusal(error: CallError, dependencies: RefusalDependencies): Promise<void> {
  const disabled = error.code === 'access_disabled' ? error.values['what'] : null;
  if (error instanceof SignedOut || disabled === 'user') await dependencies.checkSession();
  if (disabled === 'project' && (await dependencies.leaveDisabledProject())) await dependencies.notifyProjectClosed();
}
