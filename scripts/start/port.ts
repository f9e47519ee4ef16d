import { Sentence } from '../bootstrap/sentence.mjs';

/** A port from the environment. Throws a `Sentence` for what is none. */
export function portFrom(name: string, otherwise: number, env: NodeJS.ProcessEnv = process.env): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Sentence(`${name} is to be a port from 1 to 65535, not “${text}”.`);
  }
  return port;
}
