/** What tells our two window messages from everybody else's. */
export const MARK = 'skydeck-embed';

/** The majors this build speaks, newest first. A host keeps one old major beside the newest. */
export const VERSIONS: readonly number[] = [1];

export const LOCALES = ['ar', 'de', 'en', 'es', 'ja', 'pt', 'ru', 'tr', 'zh'] as const;
export type Locale = (typeof LOCALES)[number];

export const MODES = ['light', 'dark', 'system'] as const;
export type Mode = (typeof MODES)[number];

export const SESSION_STATES = ['signed-in', 'signed-out', 'expired'] as const;
export type SessionState = (typeof SESSION_STATES)[number];

export const STORAGE_STATES = ['granted', 'denied', 'needs-gesture', 'unsupported'] as const;
export type StorageState = (typeof STORAGE_STATES)[number];

export const DONE_KINDS = ['created', 'updated'] as const;
export type DoneKind = (typeof DONE_KINDS)[number];

export const CHANGE_KINDS = ['added', 'removed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What a frame may report. `address`, and why a frame says nothing, are found out by the page's half and never travel. */
export const FRAME_FAILURES = ['version', 'denied', 'disabled', 'not-found', 'server', 'storage'] as const;
export type FrameFailure = (typeof FRAME_FAILURES)[number];

/**
 * How the form should look and speak. An absent field was not said, and the frame keeps its own.
 * `scheme` is the name of one of the console's schemes, never CSS.
 */
export interface Settings {
  readonly locale?: Locale;
  readonly scheme?: string;
  readonly mode?: Mode;
  readonly reducedMotion?: boolean;
  /** The form offers the code of its request. Not said, it does not. */
  readonly withCode?: boolean;
}

type Nothing = Readonly<Record<string, never>>;

/** Frame → page. Facts, in the past tense. Never a body from the server, never a token. */
export interface FromFrame {
  /** The form is drawn and answers. */
  ready: { readonly title: string };
  /** CSS pixels, 0 to {@link MAX_HEIGHT}. */
  resized: { readonly height: number };
  /** Whether leaving now would lose what the person typed. */
  dirtied: { readonly dirty: boolean };
  /** The server accepted the form; `id` names the resource, such as a router's. */
  done: { readonly kind: DoneKind; readonly resource: string; readonly id: string };
  /** A part of what the form is about is there, or gone, before the form is done. */
  changed: { readonly kind: ChangeKind; readonly resource: string; readonly id: string };
  cancelled: Nothing;
  session: { readonly state: SessionState };
  storage: { readonly state: StorageState };
  /** `status` is the HTTP status, or null when there was no answer. */
  failed: { readonly code: FrameFailure; readonly status: number | null };
}

/** Page → frame. Wishes, in the imperative. */
export interface FromPage {
  configure: Settings;
  requestStorageAccess: Nothing;
  /** The same as the form's own button: validation and confirmation stay. */
  submit: Nothing;
  cancel: Nothing;
}

/** What crosses the port: a type from a closed map, and its data. */
export type Message<Map> = {
  [Type in keyof Map & string]: { readonly type: Type; readonly data: Map[Type] };
}[keyof Map & string];

/** The frame's first window message. `nonce` ties the answer to this document. */
export interface Hello {
  readonly versions: readonly number[];
  readonly nonce: string;
}

/** The page's only window message. It carries the port. */
export interface Welcome {
  readonly version: number;
  readonly nonce: string;
  readonly settings: Settings;
}

/** Taller than any form; a frame cannot push the page's footer further away than this. CSS pixels. */
export const MAX_HEIGHT = 20_000;

/** Names and identifiers: longer ones are refused. Characters. */
export const MAX_TEXT = 200;
