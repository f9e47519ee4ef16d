import { CallError } from '@skydeck/contract';
import type { NoticeFacts } from './notices.ts';

/** What a notice of a failed call carries besides its sentence. */
export const factsOfError = (error: unknown): Pick<NoticeFacts, 'requestId'> =>
  error instanceof CallError && error.requestId !== null ? { requestId: error.requestId } : {};
