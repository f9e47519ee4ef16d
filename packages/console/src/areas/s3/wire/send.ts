import type {
  $Command,
  S3Client,
  S3ClientResolvedConfig,
  ServiceInputTypes,
  ServiceOutputTypes,
} from '@aws-sdk/client-s3';
import { currentClient } from '../../../kit/data/client.ts';
import { recordAvailability } from '../availability.ts';
import { sharedS3 } from './client.ts';
import { callErrorOf } from './errors.ts';

export type S3Command<Input extends ServiceInputTypes, Output extends ServiceOutputTypes> = $Command<
  Input,
  Output,
  S3ClientResolvedConfig,
  ServiceInputTypes,
  ServiceOutputTypes
>;

/** Rejects with a CallError, as every call of the console does; each failure is told to the client first. */
export async function askS3<Input extends ServiceInputTypes, Output extends ServiceOutputTypes>(
  command: S3Command<Input, Output>,
  signal?: AbortSignal,
  s3: S3Client = sharedS3(),
): Promise<Output> {
  try {
    return await s3.send(command, signal ? { abortSignal: signal } : {});
  } catch (cause) {
    const error = callErrorOf(cause, signal);
    recordAvailability(error);
    currentClient().reportFailure(error);
    throw error;
  }
}
