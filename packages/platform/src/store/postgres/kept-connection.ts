import { Client } from 'pg';

const RECONNECT_MS = 500;
/** What takes longer has no answer. */
const ANSWER_WITHIN_MS = 5000;
const CONNECT_WITHIN_MS = 10_000;

interface KeptParts {
  readonly url: string;
  readonly onNotification: (payload: string) => void;
  /** Before it counts as made. */
  readonly onConnect: (client: Client) => Promise<void>;
  readonly onLost: () => void;
  /** It was lost, and is there again. */
  readonly onAgain: () => void;
}

export interface KeptConnection {
  /** null while it is lost. */
  readonly client: Client | null;
  open(): Promise<void>;
  /** `last` is done on it before. */
  close(last: (client: Client) => Promise<unknown>): Promise<void>;
}

/** One connection, which is made again where it is lost. */
export function createKeptConnection({ url, onNotification, onConnect, onLost, onAgain }: KeptParts): KeptConnection {
  let client: Client | null = null;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: url,
      application_name: 'skydeck',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    next.on('error', () => {});
    next.on('notification', ({ payload = '' }) => onNotification(payload));
    try {
      await next.connect();
      await onConnect(next);
    } catch (error) {
      void next.end().catch(() => {});
      throw error;
    }
    client = next;
    next.on('end', () => {
      if (client !== next) return;
      client = null;
      onLost();
      connectLater();
    });
  }

  async function connectAgain(): Promise<void> {
    if (isClosed) return;
    try {
      await connect();
    } catch {
      return connectLater();
    }
    onAgain();
  }

  function connectLater(): void {
    setTimeout(() => void connectAgain(), RECONNECT_MS).unref();
  }

  return {
    get client() {
      return client;
    },
    open: connect,
    async close(last) {
      isClosed = true;
      const closing = client;
      client = null;
      if (!closing) return;
      await last(closing).catch(() => {});
      await closing.end().catch(() => {});
    },
  };
}
