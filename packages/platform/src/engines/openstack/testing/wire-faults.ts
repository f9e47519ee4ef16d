import type { IncomingMessage, ServerResponse } from 'node:http';

/** What happens between the platform and Neutron. */
export interface WireFault {
  /** Of these calls; of all, where it names none. */
  readonly method?: string;
  /** Whether Neutron hears of the call, and does it. */
  readonly isHeard: boolean;
  /**
   * What comes in the place of its answer: a broken connection, half of an answer, a proxy's page, one that says that all is
   * well, or nothing.
   */
  readonly answer: 'cut' | 'half' | 'page' | 'welcome' | 'silence';
}

/** A fault that lasts until it ends. */
export interface Disturbance {
  /** Resolves when a call has met it. */
  readonly met: Promise<void>;
  end(): void;
}

interface ActiveFault {
  readonly fault: WireFault;
  meet(): void;
}

/** The faults of one cloud. */
export function createWire() {
  const active = new Set<ActiveFault>();
  return {
    disturb(fault: WireFault): Disturbance {
      const { promise: met, resolve } = Promise.withResolvers<void>();
      const one = { fault, meet: resolve };
      active.add(one);
      return { met, end: () => void active.delete(one) };
    },
    /** What befalls this call. */
    faultOf: ({ method, path }: { readonly method: string; readonly path: string }): ActiveFault | undefined =>
      path.startsWith('/network/') ? [...active].find(({ fault }) => (fault.method ?? method) === method) : undefined,
  };
}

/** Answers in the place of Neutron. */
export function spoil(
  { answer }: WireFault,
  { request, response, text }: { readonly request: IncomingMessage; readonly response: ServerResponse; text: string },
): void {
  if (answer === 'silence') return;
  if (answer === 'cut') return void request.socket.resetAndDestroy();
  if (answer === 'half') return void response.writeHead(200).end(text.slice(0, text.length / 2));
  response.writeHead(answer === 'page' ? 503 : 200, { 'content-type': 'text/html' });
  response.end('<html><body>Neutron</body></html>');
}
