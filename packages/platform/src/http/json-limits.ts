import type { FastifyInstance } from 'fastify';
import type { Limits } from './limits.ts';
import { Refusal } from './refusal.ts';

export type JsonLimits = Pick<Limits, 'jsonDepth' | 'jsonValues'>;

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const opens = (code: number) => code === 91 || code === 123;
const closes = (code: number) => code === 93 || code === 125;

/**
 * Refuses a text before it is parsed: what parses, validates or prints a value recurs into it, and a value of a hundred thousand
 * levels or members costs everybody a moment. Whether it is JSON at all is the parser's to say. Throws a Refusal (400).
 */
export function checkJsonLimits(text: string, { jsonDepth, jsonValues }: JsonLimits): void {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COMMA) values += 1;
    else if (closes(code)) depth -= 1;
    else if (opens(code)) {
      depth += 1;
      values += 1;
      if (depth > jsonDepth) throw tooDeep(jsonDepth, at);
    }
    if (values > jsonValues) throw tooMany(jsonValues);
  }
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return text.length;
}

const tooDeep = (most: number, position: number) =>
  new Refusal(400, 'unreadable_body', `The JSON is nested deeper than ${most} levels, at character ${position + 1}`, {
    values: { most, position: position + 1 },
  });

const tooMany = (most: number) =>
  new Refusal(400, 'unreadable_body', `The JSON has more than ${most} values`, { values: { most } });

/** Bodies are read as fastify does, after a look at how large the value would be. */
export function readJsonBodies(app: FastifyInstance, limits: JsonLimits): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      checkJsonLimits(body, limits);
    } catch (error) {
      return done(error as Refusal);
    }
    void parse(request, body, done);
  });
}
