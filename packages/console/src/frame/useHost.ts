import {
  connectHost,
  createStorageAccess,
  type HostConnection,
  type StorageAccess,
  type StorageStep,
} from '@skydeck/embed/guest';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { createListeners, type Listeners } from '../kit/live/listeners.ts';
import { resumeSession, session } from '../session/index.ts';
import { applyFrameSettings } from './frame-settings.ts';
import type { FrameFacts } from '../session/frame-host.ts';
import { createSessionReporter, reportedState, type SessionReporter } from './session-reporter.ts';

export interface Host {
  readonly hostOrigin: string;
  readonly connection: HostConnection;
  readonly storage: StorageAccess;
  readonly sessionReporter: SessionReporter;
  readonly step: StorageStep;
  /** The page wants the code of its forms shown. */
  readonly withCode: boolean;
  /** The page's wishes reach the form that is there now. */
  readonly requests: { readonly submit: Listeners; readonly cancel: Listeners };
}

type Parts = Omit<Host, 'step' | 'withCode'>;

/** What comes and goes while the link is there. */
interface Shown {
  readonly step: (step: StorageStep) => void;
  readonly withCode: (isWanted: boolean) => void;
}

/** The link to the page around the frame, for as long as the frame is there. null where there is nobody to talk to. */
export function useHost(facts: FrameFacts | null): Host | null {
  const [step, setStep] = useState<StorageStep>('none');
  const [withCode, setWithCode] = useState(false);
  const { phase, ending } = useSnapshot(session);
  const reported = reportedState(phase, ending?.why ?? null);
  const hostOrigin = facts?.hostOrigin;
  const v0 = facts?.v0 ?? false;

  const store = useMemo(
    () => createHostStore(hostOrigin ? { hostOrigin, v0 } : null, { step: setStep, withCode: setWithCode }),
    [hostOrigin, v0],
  );
  const parts = useSyncExternalStore(store.subscribe, store.now);

  useEffect(() => {
    if (reported) parts?.sessionReporter.session(reported);
  }, [parts, reported]);

  return parts && { ...parts, step, withCode };
}

/** A store for `useSyncExternalStore` that is connected while somebody subscribes. */
function createHostStore(facts: FrameFacts | null, show: Shown) {
  let parts: Parts | null = null;
  return {
    now: () => parts,
    subscribe: (onChange: () => void) => {
      parts = facts && open(facts, show);
      onChange();
      return () => {
        parts?.storage.close();
        parts?.connection.close();
        parts = null;
      };
    },
  };
}

function open({ hostOrigin, v0 }: FrameFacts, show: Shown): Parts | null {
  const requests = { submit: createListeners(), cancel: createListeners() };
  const connection = connectHost({
    hostOrigin,
    v0,
    onSettings: (settings) => {
      applyFrameSettings(settings);
      show.withCode(settings.withCode === true);
    },
    onSubmit: () => requests.submit.notify(),
    onCancel: () => requests.cancel.notify(),
    onStorageRequest: () => storage.pageAsked(),
  });
  if (!connection) return null;
  const sessionReporter = createSessionReporter(connection);
  const storage = createStorageAccess({
    report: (state) => sessionReporter.storage(state),
    show: show.step,
    // The data, not the page: what was typed stays.
    onGranted: () => void resumeSession(null),
  });
  void storage.start();
  return { hostOrigin, connection, storage, sessionReporter, requests };
}
