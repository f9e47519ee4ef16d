import { StartRefusal } from './start-refusal.ts';

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
  /** The variable that sets the port: `SKYDECK_PORT`. */
  readonly variable: string;
}

/** What the operating system says when nothing can listen, as the sentence of a refusal; any other error as it is. */
export function portRefusal(error: unknown, { host, port, variable }: ListenAddress): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartRefusal(`Port ${port} is used by another program; choose another with ${variable}.`);
  if (code === 'EACCES')
    return new StartRefusal(`Port ${port} may not be used by this account; choose another with ${variable}.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartRefusal(`'${host}' is no address of this machine; choose another with SKYDECK_HOST.`);
  return error;
}
