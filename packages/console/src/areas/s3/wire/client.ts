import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import { errorOfAnswer, Offline, REQUEST_ID_HEADER, S3_PROXY_PATH } from '@skydeck/contract';
import { currentClient } from '../../../kit/data/client.ts';
import type { Sdk } from './sdk-types.ts';
import { sessionSigner } from './signers.ts';

/** Nobody looks at them: who asks is told by what the signer writes. */
const placeholder = { accessKeyId: 'session', secretAccessKey: 'session' } as const;

/** spec: s3.proxy. The SDK's client for the platform's own endpoint, with this session in the place of its keys. */
export function createS3(
  sdk: Pick<Sdk, 'S3Client'>,
  config: Pick<S3ClientConfig, 'endpoint' | 'requestHandler' | 'signer'> = {},
): S3Client {
  const s3 = new sdk.S3Client({
    endpoint: new URL(currentClient().address(S3_PROXY_PATH), globalThis.location?.origin).href,
    forcePathStyle: true,
    // The only one that the SDK does not write into a new bucket: the server has its own.
    region: 'us-east-1',
    credentials: placeholder,
    signer: sessionSigner,
    // What is tried again, and when, is the rule of `retryWhileOffline` alone.
    maxAttempts: 1,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...config,
  });
  s3.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      await inspect(result.response as HttpAnswer);
      return result;
    },
    // Next to the request handler: before the SDK reads the answer.
    { step: 'deserialize', priority: 'low', name: 'inspectAnswer' },
  );
  return s3;
}

let shared: S3Client | null = null;
export const sharedS3 = (sdk: Sdk): S3Client => (shared ??= createS3(sdk));

interface HttpAnswer {
  readonly statusCode: number;
  readonly reason?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BodyInit | null | undefined;
}

/** Tells the console's client of the answer; throws for a failure that is not told in S3's own XML. */
async function inspect({ statusCode, reason = '', headers, body }: HttpAnswer): Promise<void> {
  const header = (name: string) => headers[name] ?? null;
  // An XMLHttpRequest that has lost its connection ends like this.
  if (statusCode === 0) throw new Offline('');
  currentClient().reportAnswer(header);
  if (statusCode < 300 || /\bxml\b/.test(header('content-type') ?? '')) return;
  const text = await new Response(body ?? null).text();
  throw errorOfAnswer(statusCode, reason, readJson(text), header(REQUEST_ID_HEADER));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
