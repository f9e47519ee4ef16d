import { send } from '@skydeck/contract';
import { integer, max, min, object, string, type } from 'superstruct';
import type { Clock } from '../../clock.ts';
import type { Routes } from '../../engines/engine.ts';
import { Refusal } from '../../http/refusal.ts';
import { serveBy } from '../../http/serve.ts';

const YEAR_MS = 366 * 86_400_000;

const moveClock = send(
  'POST',
  '/api/v2/test/clock',
  object({ advance_ms: max(min(integer(), 0), YEAR_MS) }),
  type({ now: string() }),
);

/** There only when `SKYDECK_TEST=1`: a test moves time instead of waiting for it. */
export const testRoutes =
  (clock: Clock): Routes =>
  (app) => {
    serveBy(app, { public: true }, moveClock, async ({ body }) => {
      if (!clock.advance) throw new Refusal(409, 'not_allowed_now', 'This clock cannot be moved');
      clock.advance(body.advance_ms);
      return { now: clock.now().toISOString() };
    });
  };
