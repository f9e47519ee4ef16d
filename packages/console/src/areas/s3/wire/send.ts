import type {
  $Command,
  S3Client,
  S3ClientResolvedConfig,
  ServiceInputTypes,
  ServiceOutputTypes,
} from '@aws-sdk/client-s3';
import { importWithRetry } from '../../../kit/connectivity/import-with-retry.ts';
import { currentClient } from '../../../kit/data/client.ts';
import { recordAvailability } from '../availability.ts';
import { sharedS3 } from './client.ts';
import { callErrorOf } from './errors.ts';
import type { Sdk } from './sdk-types.ts';

const importSdk = () => import('./sdk.ts');
export const loadSdk = (): Promise<Sdk> => importWithRetry(importSdk);

type S3Command<Input extends ServiceInputTypes, Output extends ServiceOutputTypes> = $Command<
  Input,
  Output,
  S3ClientResolvedConfig,
  ServiceInputTypes,
  ServiceOutputTypes
>;

/** Rejects with a CallError, as every call of the console does; each failure is told to the client first. */
export async function askS3<Input extends ServiceInputTypes, Output extends ServiceOutputTypes>(
  commandOf: (sdk: Sdk) => S3Command<Input, Output>,
  signal?: AbortSignal,
  s3?: S3Client,
): Promise<Output> {
  const sdk = await loadSdk();
  try {
    return await (s3 ?? sharedS3(sdk)).send(commandOf(sdk), signal ? { abortSignal: signal } : {});
  } catch (cause) {
    const error = callErrorOf(sdk, cause, signal);
    recordAvailability(error);
    currentClient().reportFailure(error);
    throw error;
  }
}
