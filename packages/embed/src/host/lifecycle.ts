/** Where a framed form stands. Exactly one of them, as `:state(…)`; `dirty` comes on top. */
export type FrameState = 'idle' | 'loading' | 'connected' | 'ready' | 'done' | 'cancelled' | 'failed';

export interface Lifecycle {
  readonly state: FrameState;
  /** Whether leaving now would lose what the person typed. */
  readonly dirty: boolean;
}

export const IDLE: Lifecycle = { state: 'idle', dirty: false };

/** A new document, an ending and a fresh start have nothing to lose; a failure leaves the typed text in the form. */
const KEEPS_TYPED: ReadonlySet<FrameState> = new Set(['ready', 'failed']);

export function enterState(lifecycle: Lifecycle, state: FrameState): Lifecycle {
  return { state, dirty: lifecycle.dirty && KEEPS_TYPED.has(state) };
}

export function markDirty(lifecycle: Lifecycle, dirty: boolean): Lifecycle {
  return { ...lifecycle, dirty };
}
