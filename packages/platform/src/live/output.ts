import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { endUnheard } from './end-unheard.ts';

export const MAX_BUFFERED = 4 * 1024 ** 2;
/** Of what a client has missed it is sent more when it has taken this much. */
const MAX_AHEAD = 1024 ** 2;

/** Writes to a client, and knows how much of it the client has taken. */
export interface Output {
  write(bytes: Buffer): void;
  /** What is written meanwhile goes in one piece: that costs a third. */
  together(writeAll: () => void): void;
  /** Whether so much is written that the client has not taken that it is to take that first. */
  isAhead(): boolean;
  /** Acts once, when the client has taken all of it. */
  whenTaken(act: () => void): void;
  /** Says why it is over, and hears nothing more. */
  close(code: number): void;
}

export function createOutput(socket: WebSocket, transport: Duplex): Output {
  return {
    write(bytes) {
      if (socket.readyState !== WebSocket.OPEN) return;
      // What the socket would do, too: nothing of it is compressed or waits anywhere else.
      transport.write(bytes);
      // A client that does not read must not fill our memory; it comes back with its last number.
      if (socket.bufferedAmount > MAX_BUFFERED) socket.terminate();
    },
    together(writeAll) {
      transport.cork();
      try {
        writeAll();
      } finally {
        transport.uncork();
      }
    },
    isAhead: () => socket.bufferedAmount > MAX_AHEAD,
    whenTaken: (act) => void transport.once('drain', act),
    close(code) {
      socket.close(code);
      endUnheard(transport);
    },
  };
}
