import type { ChangeKind, DoneKind, FrameFailure, SessionState, StorageState } from '../protocol/index.ts';

/** Why no form is there: the frame's own codes, and those that the page's half finds out. */
export type FailureCode =
  | FrameFailure
  | Silence
  /** The address of the console or of this page is none that can be spoken to safely. */
  | 'address';

// They leave no shadow root: a page that wraps our element decides itself what to pass on.
const BUBBLES: EventInit = { bubbles: true, composed: false };

/** Why nothing comes from the frame, as far as a browser lets the page around it know. */
export type Silence =
  /** This page is not on the console's list of partners. */
  | 'unlisted'
  /** This page's own policy (`frame-src`) lets the browser show no frame of the console. */
  | 'blocked'
  /** The console does not answer. */
  | 'unreachable'
  /** No word from the frame within ten seconds, and no more is known. */
  | 'silent';

/** The form is drawn and answers. */
export class SkyReadyEvent extends Event {
  readonly title: string;
  constructor(title: string) {
    super('sky-ready', BUBBLES);
    this.title = title;
  }
}

/** The server accepted the form. */
export class SkyDoneEvent extends Event {
  readonly kind: DoneKind;
  /** Such as `router`. */
  readonly resource: string;
  readonly id: string;
  constructor(kind: DoneKind, resource: string, id: string) {
    super('sky-done', BUBBLES);
    this.kind = kind;
    this.resource = resource;
    this.id = id;
  }
}

/** A part of what the form is about was added or removed, and is in force: before the form is done, and without it. */
export class SkyChangedEvent extends Event {
  readonly kind: ChangeKind;
  /** Such as `security_group_rule`. */
  readonly resource: string;
  readonly id: string;
  constructor(kind: ChangeKind, resource: string, id: string) {
    super('sky-changed', BUBBLES);
    this.kind = kind;
    this.resource = resource;
    this.id = id;
  }
}

/** The person pressed the form's own cancel button. */
export class SkyCancelledEvent extends Event {
  constructor() {
    super('sky-cancelled', BUBBLES);
  }
}

/** From now on leaving would, or would no longer, lose what the person typed. The page decides what to do. */
export class SkyDirtiedEvent extends Event {
  readonly dirty: boolean;
  constructor(dirty: boolean) {
    super('sky-dirtied', BUBBLES);
    this.dirty = dirty;
  }
}

/** Somebody is signed in inside the frame, or no longer. */
export class SkySessionEvent extends Event {
  readonly state: SessionState;
  constructor(state: SessionState) {
    super('sky-session', BUBBLES);
    this.state = state;
  }
}

/**
 * Whether the frame may use its session. At `needs-gesture` the frame shows its "Continue" button at once; prevent the
 * default to explain it first and call `requestStorageAccess()` yourself. The frame waits a second, then goes on alone.
 */
export class SkyStorageEvent extends Event {
  readonly state: StorageState;
  constructor(state: StorageState) {
    super('sky-storage', { ...BUBBLES, cancelable: true });
    this.state = state;
  }
}

/** There is no form, or it gave up. The frame, or the element, tells the person in their language. */
export class SkyFailedEvent extends Event {
  readonly code: FailureCode;
  /** The HTTP status, or null when there was no answer. */
  readonly status: number | null;
  constructor(code: FailureCode, status: number | null) {
    super('sky-failed', BUBBLES);
    this.code = code;
    this.status = status;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'sky-ready': SkyReadyEvent;
    'sky-done': SkyDoneEvent;
    'sky-changed': SkyChangedEvent;
    'sky-cancelled': SkyCancelledEvent;
    'sky-dirtied': SkyDirtiedEvent;
    'sky-session': SkySessionEvent;
    'sky-storage': SkyStorageEvent;
    'sky-failed': SkyFailedEvent;
  }
}
