import { CallError } from '@skydeck/contract';
import { textOfError, textOfProblem } from '../../kit/failure/problem-text.ts';

type ErrorTexts = Parameters<typeof textOfError>[0];
type ProblemTexts = Parameters<typeof textOfProblem>[0];

/** Why an upload failed: what the server found wrong with the file says more than that something was wrong. */
export function textOfUploadError(kit: ErrorTexts, problems: ProblemTexts, error: unknown): string {
  const wrong = error instanceof CallError ? Object.values(error.fields)[0] : undefined;
  return wrong ? textOfProblem(problems, wrong) : textOfError(kit, error);
}
