/** Attempts, one a frame; then it is logged (spec: form.focus). */
const TRIES = 10;

/** What is needed of an element. */
interface Target {
  focus(): void;
  matches(selector: string): boolean;
  scrollIntoView(options: ScrollIntoViewOptions): void;
}

interface FocusSoonOptions {
  /** Takes it back: the focus is somebody else's. */
  readonly signal?: AbortSignal;
  readonly nextFrame?: (act: () => void) => void;
}

/** Gives the focus to what is found, which may come or become enabled with the next frames. */
export function focusSoon(
  find: () => Target | null | undefined,
  { signal, nextFrame = requestAnimationFrame }: FocusSoonOptions = {},
): void {
  let tries = 0;
  function attempt() {
    if (signal?.aborted) return;
    tries += 1;
    const target = find();
    target?.scrollIntoView({ block: 'center' });
    target?.focus();
    if (target?.matches(':focus-within')) return;
    if (tries < TRIES) nextFrame(attempt);
    else console.warn('The focus could not be given', target); // oxlint-disable-line no-console
  }
  nextFrame(attempt);
}
