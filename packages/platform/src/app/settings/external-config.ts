import { readFileSync } from 'node:fs';
import { ExternalConfig, problemsOf } from '@skydeck/contract';
import { StartRefusal } from '../start/start-refusal.ts';

/** Reads an operator's file. Throws a StartRefusal that names the file and what is wrong in it. */
export function readConfigFile(file: string): ExternalConfig {
  const [error, config] = ExternalConfig.validate(parse(file, read(file)));
  if (!error) return config;
  const wrong = Object.entries(problemsOf(error)).map(([path, { code }]) => sentence(path, code));
  throw new StartRefusal(`SKYDECK_CONFIG_FILE is '${file}', in which ${wrong.join(' and ')}.`);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartRefusal(`SKYDECK_CONFIG_FILE is '${file}', which cannot be read (${code ?? 'unknown'}).`);
  }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StartRefusal(`SKYDECK_CONFIG_FILE is '${file}', which is not JSON.`);
  }
}

const known = Object.keys(ExternalConfig.schema as object).join(', ');

// What an operator typed may hold a line break, and a refusal is one line.
const quoted = (path: string) => `'${path.replaceAll(/\p{Cc}/gu, ' ')}'`;

function sentence(path: string, code: string): string {
  if (path === '')
    return code === 'default_not_offered' ? "'default_language' is not among 'languages'" : 'there is no object';
  if (code !== 'unknown_field') return `${quoted(path)} is wrong (${code})`;
  return path.includes('.') ? `${quoted(path)} is not known` : `${quoted(path)} is not known; known are ${known}`;
}
