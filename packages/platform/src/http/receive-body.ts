import type { IncomingMessage } from 'node:http';
import type { Clock } from '../clock.ts';

/** Silence of this length ends an upload (spec: upload.silence). */
export const GAP_MS = 60_000;

/** What arrives of a body, as long as something does. Throws what `silent` says when nothing has for `GAP_MS`. */
export async function* receiveBody(
  request: IncomingMessage,
  clock: Clock,
  silent: () => Error,
): AsyncGenerator<Buffer, void> {
  // Without this an early end would cut the connection, and the answer that says why would be lost.
  const pieces = request.iterator({ destroyOnReturn: false });
  let isSilent = false;
  try {
    for (;;) {
      const silence = Promise.withResolvers<never>();
      const cancel = clock.after(GAP_MS, () => {
        isSilent = true;
        silence.reject(silent());
      });
      try {
        const next = await Promise.race([pieces.next(), silence.promise]);
        if (next.done) return;
        yield next.value as Buffer;
      } finally {
        cancel();
      }
    }
  } finally {
    if (!isSilent) await pieces.return?.();
  }
}
