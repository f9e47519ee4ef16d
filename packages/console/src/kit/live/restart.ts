/** `announced`: it still serves. `waiting`: it is gone, and waited for. `lost`: it was, for too long. */
export type ServerStop = 'announced' | 'waiting' | 'lost' | null;

export interface RestartDependencies {
  readonly onChange: (stopping: ServerStop) => void;
  /** Tells the person that the server will stop. @returns what takes that back. */
  readonly notifyServerStopping: () => () => void;
  /** Asks until the server is there again. @returns what ends that. */
  readonly waitForServer: (callbacks: {
    onBack: () => void;
    onTimeout: () => void;
    onSessionEnded: () => void;
  }) => () => void;
  /** Something is being written or sent that a new page would lose. */
  readonly hasUnsavedChanges: () => boolean;
  /** The server may have another console now. */
  readonly reload: () => void;
  /** Tells whoever stays on their page that it is one of before. */
  readonly notifyServerRestarted: () => void;
}

/** What a page does about a server that says it will stop (`about_to_stop`, spec: live.stop). */
export function createRestart({
  onChange,
  notifyServerStopping,
  waitForServer,
  hasUnsavedChanges,
  reload,
  notifyServerRestarted,
}: RestartDependencies) {
  let stopping: ServerStop = null;
  let withdrawNotice = () => {};
  let stopWaiting = () => {};

  function turn(next: ServerStop) {
    stopping = next;
    onChange(next);
  }

  function drop() {
    stopWaiting();
    withdrawNotice();
    [stopWaiting, withdrawNotice] = [() => {}, () => {}];
    turn(null);
  }

  function back() {
    drop();
    // The browser would ask in words of its own, and lose what was written if somebody agreed.
    if (hasUnsavedChanges()) notifyServerRestarted();
    else reload();
  }

  return {
    announced() {
      if (stopping !== null) return;
      turn('announced');
      withdrawNotice = notifyServerStopping();
    },
    /** Until then it serves: nobody is kept from finishing what they are at. */
    linkLost() {
      if (stopping !== 'announced') return;
      withdrawNotice();
      turn('waiting');
      stopWaiting = waitForServer({ onBack: back, onTimeout: () => turn('lost'), onSessionEnded: drop });
    },
    linkOpen() {
      if (stopping === 'waiting' || stopping === 'lost') back();
    },
    /** An answer says that it stops, before the link did or after it was lost. */
    refused(isLinkLost: boolean) {
      this.announced();
      if (isLinkLost) this.linkLost();
    },
    drop,
  };
}
