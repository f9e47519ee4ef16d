import type { Answer, CallOptions } from '../test-platform.ts';

export interface LoadedServer {
  readonly url: string;
  readonly s3Url: string;
}

/** A call of the API as the account of the load. */
export type Call = (server: LoadedServer, path: string, options: CallOptions) => Promise<Answer>;
