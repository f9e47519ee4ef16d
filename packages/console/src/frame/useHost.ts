import {
  connectHost,
  createStorageAccess,
  type HostConnection,
  type StorageAccess,
  type StorageStep,
} from '@skydeck/embed/guest';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { resumeSession, session } from '../session/index.ts';
import { applyFrameSettings } from './frame-settings.ts';
import type { FrameFacts } from './frame-host.ts';
import { createTeller, type Teller } from './teller.ts';

export interface Host {
  readonly hostOrigin: string;
  readonly connection: HostConnection;
  readonly storage: StorageAccess;
  readonly teller: Teller;
  readonly step: StorageStep;
  /** The page's wishes reach the form that is there now. */
  readonly wishes: { readonly submit: Set<() => void>; readonly cancel: Set<() => void> };
}

type Parts = Omit<Host, 'step'>;

const tellAll = (listeners: Set<() => void>) => {
  for (const listener of listeners) listener();
};

/** The link to the page around the frame, for as long as the frame is there. null where there is nobody to talk to. */
export function useHost(facts: FrameFacts | null): Host | null {
  const [step, setStep] = useState<StorageStep>('none');
  const { phase, hasExpired } = useSnapshot(session);
  const hostOrigin = facts?.hostOrigin;
  const v0 = facts?.v0 ?? false;

  const line = useMemo(() => lineTo(hostOrigin ? { hostOrigin, v0 } : null, setStep), [hostOrigin, v0]);
  const parts = useSyncExternalStore(line.subscribe, line.now);

  useEffect(() => {
    if (phase === 'signed-in') parts?.teller.session(phase);
    if (phase === 'signed-out') parts?.teller.session(hasExpired ? 'expired' : phase);
  }, [parts, phase, hasExpired]);

  return parts && { ...parts, step };
}

/** A line that is open while somebody looks at it. */
function lineTo(facts: FrameFacts | null, show: (step: StorageStep) => void) {
  let parts: Parts | null = null;
  return {
    now: () => parts,
    subscribe: (tell: () => void) => {
      parts = facts && open(facts, show);
      tell();
      return () => {
        parts?.storage.close();
        parts?.connection.close();
        parts = null;
      };
    },
  };
}

function open({ hostOrigin, v0 }: FrameFacts, show: (step: StorageStep) => void): Parts | null {
  const wishes = { submit: new Set<() => void>(), cancel: new Set<() => void>() };
  const connection = connectHost({
    hostOrigin,
    v0,
    onSettings: applyFrameSettings,
    onSubmit: () => tellAll(wishes.submit),
    onCancel: () => tellAll(wishes.cancel),
    onStorageRequest: () => storage.pageAsked(),
  });
  if (!connection) return null;
  const teller = createTeller(connection);
  const storage = createStorageAccess({
    report: (state) => teller.storage(state),
    show,
    // The data, not the page: what was typed stays.
    onGranted: () => void resumeSession(null),
  });
  void storage.start();
  return { hostOrigin, connection, storage, teller, wishes };
}
