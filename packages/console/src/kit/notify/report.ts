import { proxy } from 'valtio/vanilla';

/** What a person reports, as far as it is known where it went wrong. */
export interface ProblemFacts {
  readonly request_id: string | null;
  readonly title: string;
  readonly message: string;
}

type Report = (facts: ProblemFacts) => void;

let report: Report | null = null;

/** Whether there is somebody to report to: without one nothing offers it. */
export const reporting = proxy({ isOffered: false });

/** What opens the problem report, filled in as far as it can be; null takes it away. */
export function setReporter(next: Report | null): void {
  report = next;
  reporting.isOffered = next !== null;
}

export const reportProblem = (facts: ProblemFacts): void => report?.(facts);
