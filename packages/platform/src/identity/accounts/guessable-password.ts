import { usualPassword, type FieldProblem, ownWordPassword } from '@skydeck/contract';
import { withoutWords } from './personal-words.ts';

/** So many guesses are too few even for who has stolen the hashes: zxcvbn's border of its highest score. */
const MIN_GUESSES = 1e10;
// Estimating takes longer the longer a text is; what stands behind makes nothing easier to guess.
const MAX_CHARACTERS = 256;

type Estimate = (password: string) => number;

let opening: Promise<Estimate> | null = null;

// The lists take half a second and 30 MB: only where somebody changes a password.
async function openEstimate(): Promise<Estimate> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MAX_CHARACTERS });
  return (password) => estimator.check(password).guesses;
}

async function isGuessable(password: string): Promise<boolean> {
  const guessesFor = await (opening ??= openEstimate());
  return guessesFor(password) < MIN_GUESSES;
}

/**
 * Null unless the password is easy to guess for all its kinds of signs: it is one of the 49,000 most usual or made of them, of
 * keys side by side, of repetitions, years and the like; or it is, once `words` are cut out of it (see `wordsIn`).
 */
export async function whyNotPassword(password: string, words: readonly string[]): Promise<FieldProblem | null> {
  const { rest, word } = withoutWords(password, words);
  if (word !== null && (await isGuessable(rest))) return ownWordPassword(word);
  return (await isGuessable(password)) ? usualPassword() : null;
}
