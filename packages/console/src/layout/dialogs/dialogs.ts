import { proxy } from 'valtio';

export type DialogName =
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
  readonly name: DialogName;
  /** Distinguishes one opening from the next of the same dialog. */
  readonly number: number;
  readonly facts: ReportFacts | null;
}

/** The console's own dialogs: one is open at a time. */
export const dialogs = proxy({ opening: null as Opening | null });

let openings = 0;

/** Replaces an open dialog. */
export function openDialog(name: DialogName, facts: ReportFacts | null = null): void {
  openings += 1;
  dialogs.opening = { name, number: openings, facts };
}

/** Does nothing if another dialog has replaced this one. */
export function closeDialog(number: number): void {
  if (dialogs.opening?.number === number) dialogs.opening = null;
}

/** A report of what a person met: from an error page, a notification, or the user menu, which knows of nothing. */
export const openReport = (facts: ReportFacts | null = null): void => openDialog('report', facts);
