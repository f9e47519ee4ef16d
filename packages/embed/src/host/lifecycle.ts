/** Where a framed form stands. Exactly one of them, as `:state(…)`; `dirty` comes on top. */
export type FrameState = 'idle' | 'loading' | 'connected' | 'ready' | 'done' | 'cancelled' | 'failed';

export interface Standing {
  readonly state: FrameState;
  /** Whether leaving now would lose what the person typed. */
  readonly dirty: boolean;
}

export const IDLE: Standing = { state: 'idle', dirty: false };

/** A new document, an ending and a fresh start have nothing to lose; a failure leaves the typed text in the form. */
const KEEPS_TYPED: ReadonlySet<FrameState> = new Set(['ready', 'failed']);

export function enter(standing: Standing, state: FrameState): Standing {
  return { state, dirty: standing.dirty && KEEPS_TYPED.has(state) };
}

export function soil(standing: Standing, dirty: boolean): Standing {
  return { ...standing, dirty };
}
