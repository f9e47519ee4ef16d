import { childrenOf, numberOf, textOf, textsOf, xml, xmlBody, type XmlNode } from './tree.ts';

export const corsMethods = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'] as const;
export type CorsMethod = (typeof corsMethods)[number];

export interface CorsRule {
  readonly id: string;
  readonly origins: readonly string[];
  readonly methods: readonly CorsMethod[];
  readonly headers: readonly string[];
  readonly exposed: readonly string[];
  /** Seconds a browser may remember the answer; null: as it likes. */
  readonly maxAge: number | null;
}

const isMethod = (text: string): text is CorsMethod => (corsMethods as readonly string[]).includes(text);

export const readCors = (root: XmlNode | null): readonly CorsRule[] =>
  childrenOf(root, 'CORSRule').map((rule) => ({
    id: textOf(rule, 'ID'),
    origins: textsOf(rule, 'AllowedOrigin'),
    methods: textsOf(rule, 'AllowedMethod').filter(isMethod),
    headers: textsOf(rule, 'AllowedHeader'),
    exposed: textsOf(rule, 'ExposeHeader'),
    maxAge: numberOf(rule, 'MaxAgeSeconds'),
  }));

const all = (name: string, texts: readonly string[]) => texts.map((text) => xml(name, text));

/** null for no rule: then there is no document. */
export function writeCors(rules: readonly CorsRule[]): string | null {
  if (rules.length === 0) return null;
  return xmlBody(
    'CORSConfiguration',
    rules.map(({ id, origins, methods, headers, exposed, maxAge }) =>
      xml('CORSRule', [
        xml('ID', id || null),
        ...all('AllowedOrigin', origins),
        ...all('AllowedMethod', methods),
        ...all('AllowedHeader', headers),
        ...all('ExposeHeader', exposed),
        xml('MaxAgeSeconds', maxAge),
      ]),
    ),
  );
}
