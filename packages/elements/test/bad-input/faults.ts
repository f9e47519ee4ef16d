import { settled } from '../axe.js';

/**
 * Runs something, and answers with what went wrong on the page meanwhile. What a developer would be told of such use stays
 * unsaid: thousands of lines in which nobody would find another.
 */
export async function faultsOf(act: () => Promise<void>): Promise<string[]> {
  const faults: string[] = [];
  const { warn } = console;
  console.warn = () => {};
  const onError = (event: ErrorEvent | PromiseRejectionEvent): void => {
    const fault: unknown = event instanceof ErrorEvent ? (event.error ?? event.message) : event.reason;
    const text = fault instanceof Error ? `${fault.message} ${fault.stack?.split('\n')[1]?.trim()}` : String(fault);
    // Chromium tells so that an observer goes on in the next frame, which is no fault of anybody.
    if (text.includes('ResizeObserver loop')) return;
    faults.push(text);
    event.preventDefault();
  };
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onError);
  try {
    await act();
    await new Promise((goOn) => requestAnimationFrame(() => requestAnimationFrame(goOn)));
    await settled(document);
  } catch (error) {
    faults.push(error instanceof Error ? `${error.message} ${error.stack?.split('\n')[1]?.trim()}` : String(error));
  } finally {
    console.warn = warn;
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onError);
  }
  return faults;
}

/** Runs something, and answers with what a developer is told meanwhile. */
export async function warningsOf(act: () => Promise<void>): Promise<string[]> {
  const warnings: string[] = [];
  const { warn } = console;
  console.warn = (...words: unknown[]) => warnings.push(String(words[0]));
  try {
    await act();
  } finally {
    console.warn = warn;
  }
  return warnings;
}
