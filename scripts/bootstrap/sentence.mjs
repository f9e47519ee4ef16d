/** What a person can mend: its message is the whole output. */
export class Sentence extends Error {}

/**
 * Runs `work`. A `Sentence` it throws is printed alone and ends the process with 1; other errors keep their stack.
 * `last` runs after an error.
 *
 * @param {() => Promise<void>} work
 * @param {() => void} [last]
 */
export async function orSentence(work, last = () => {}) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Sentence ? error.message : error);
    last();
    process.exitCode = 1;
  }
}
