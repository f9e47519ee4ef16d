import { isAway, untilBack } from './reach.ts';

/** The live link may not have noticed yet. */
const answers = () =>
  fetch(document.baseURI, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

/** Fetches a part of the console. While the server is away it waits; a failure of a server that answers is one. */
export async function insist<Part>(
  load: () => Promise<Part>,
  isThere: () => Promise<boolean> = answers,
): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!isAway() && (await isThere())) throw error;
    await untilBack();
    return load();
  }
}
