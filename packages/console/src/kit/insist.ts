import { answers, isAway, untilBack } from './reach.ts';

/** A part of the console that the server does not have, or that this page tried for in vain: only a new page gets it. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';

  constructor(cause: unknown) {
    super('A part of the console cannot be had', { cause });
  }
}

/**
 * Fetches a part of the console. While the server is away it waits, and does not even try: a browser may keep a module that
 * it could not have as missing, for itself and for all that stand on it, as long as the page lives.
 *
 * @throws PartMissing when a server that answers does not give it.
 */
export async function insist<Part>(
  load: () => Promise<Part>,
  isThere: () => Promise<boolean> = answers,
): Promise<Part> {
  if (isAway()) await untilBack();
  try {
    return await load();
  } catch (error) {
    if (!isAway() && (await isThere())) throw new PartMissing(error);
    await untilBack();
    return load().catch((still: unknown) => {
      throw new PartMissing(still);
    });
  }
}
