import { proxy } from 'valtio';

export type WindowName =
  | 'palette'
  | 'shortcuts'
  | 'features'
  | 'report'
  | 'language'
  | 'appearance'
  | 'about'
  | 'password';

/** What went wrong, for a report that begins with it. */
export interface ReportFacts {
  readonly title: string;
  readonly message?: string | undefined;
  readonly requestId?: string | null | undefined;
}

interface Opening {
  readonly name: WindowName;
  /** Tells one opening from the next of the same window. */
  readonly number: number;
  readonly facts: ReportFacts | null;
}

/** The console's own windows: one at a time. */
export const windows = proxy({ opening: null as Opening | null });

let openings = 0;

/** Takes the place of one that is open. */
export function openWindow(name: WindowName, facts: ReportFacts | null = null): void {
  openings += 1;
  windows.opening = { name, number: openings, facts };
}

/** A window that another one has replaced meanwhile closes nothing. */
export function closeWindow(number: number): void {
  if (windows.opening?.number === number) windows.opening = null;
}

/** A report of what a person met: from an error page, a notification, or the user menu, which knows of nothing. */
export const openReport = (facts: ReportFacts | null = null): void => openWindow('report', facts);
