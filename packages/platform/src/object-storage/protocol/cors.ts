import { S3Error } from './errors.ts';
import { element, elements, readXml, xmlDocument, type XmlNode } from './xml.ts';

export interface CorsRule {
  readonly id: string | null;
  readonly origins: readonly string[];
  readonly methods: readonly string[];
  readonly headers: readonly string[];
  readonly exposes: readonly string[];
  /** Seconds; null: not said. */
  readonly maxAge: number | null;
}

const MAX_RULES = 100;
const methods: readonly string[] = ['GET', 'PUT', 'POST', 'DELETE', 'HEAD'];

/** Throws MalformedXML, InvalidRequest. */
export function readCors(text: string): CorsRule[] {
  const rules = readXml(text, ['CORSConfiguration']).all('CORSRule').map(readRule);
  if (rules.length === 0 || rules.length > MAX_RULES) throw new S3Error('MalformedXML');
  return rules;
}

function readRule(rule: XmlNode): CorsRule {
  const texts = (name: string) => rule.all(name).map((node) => node.text.trim());
  const read: CorsRule = {
    id: rule.one('ID')?.text ?? null,
    origins: texts('AllowedOrigin'),
    methods: texts('AllowedMethod'),
    headers: texts('AllowedHeader'),
    exposes: texts('ExposeHeader'),
    maxAge: readAge(rule.one('MaxAgeSeconds')?.text.trim()),
  };
  if (read.origins.length === 0 || read.methods.length === 0) throw new S3Error('MalformedXML');
  const wrong = read.methods.find((method) => !methods.includes(method));
  if (wrong !== undefined) throw new S3Error('InvalidRequest', `${wrong.slice(0, 20)} is no method for CORS`);
  if ([...read.origins, ...read.headers].some((pattern) => pattern.split('*').length > 2))
    throw new S3Error('InvalidRequest', 'An origin or header may have one asterisk');
  if (read.exposes.some((name) => !/^[\w-]+$/.test(name)))
    throw new S3Error('InvalidRequest', 'ExposeHeader must be the name of a header');
  return read;
}

function readAge(text: string | undefined): number | null {
  if (text === undefined || text === '') return null;
  if (!/^\d{1,9}$/.test(text)) throw new S3Error('MalformedXML');
  return Number(text);
}

export const writeCors = (rules: readonly CorsRule[]) =>
  xmlDocument(
    'CORSConfiguration',
    rules.map((rule) =>
      element('CORSRule', [
        ...elements({ ID: rule.id }),
        ...rule.origins.map((text) => element('AllowedOrigin', text)),
        ...rule.methods.map((text) => element('AllowedMethod', text)),
        ...rule.headers.map((text) => element('AllowedHeader', text)),
        ...rule.exposes.map((text) => element('ExposeHeader', text)),
        ...elements({ MaxAgeSeconds: rule.maxAge }),
      ]),
    ),
  );

/** One asterisk stands for any text. */
function fits(pattern: string, text: string): boolean {
  const [head = '', tail] = pattern.split('*');
  if (tail === undefined) return pattern === text;
  return text.length >= head.length + tail.length && text.startsWith(head) && text.endsWith(tail);
}

/** The answer's headers for a page of another origin; null: no rule lets it. `headers`: those that a preflight asks for. */
export function corsHeaders(
  rules: readonly CorsRule[],
  origin: string,
  method: string,
  headers: readonly string[],
): Readonly<Record<string, string>> | null {
  const allowed = rules.find(
    (rule) =>
      rule.origins.some((pattern) => fits(pattern, origin)) &&
      rule.methods.includes(method) &&
      headers.every((name) => rule.headers.some((pattern) => fits(pattern.toLowerCase(), name.toLowerCase()))),
  );
  if (!allowed) return null;
  const isForAll = allowed.origins.includes('*');
  return {
    'Access-Control-Allow-Origin': isForAll ? '*' : origin,
    'Access-Control-Allow-Methods': allowed.methods.join(', '),
    ...(!isForAll && { 'Access-Control-Allow-Credentials': 'true' }),
    ...(headers.length > 0 && { 'Access-Control-Allow-Headers': headers.join(', ') }),
    ...(allowed.exposes.length > 0 && { 'Access-Control-Expose-Headers': allowed.exposes.join(', ') }),
    ...(allowed.maxAge !== null && { 'Access-Control-Max-Age': String(allowed.maxAge) }),
    Vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}
