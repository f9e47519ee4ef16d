import { create, string, type } from 'superstruct';

/** One call of the engine to the cloud and what it was answered. */
export interface Exchange {
  readonly method: string;
  /** With its query: `/network/v2.0/routers?name=r`. */
  readonly path: string;
  /** As JSON; null: none, or one that nobody may read. */
  readonly body: unknown;
  /** The revision that the object must still have. */
  readonly ifMatch: string | null;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: unknown;
}

/** All that one test has of a cloud. */
export interface Recording {
  /** What the test itself has made there, in its order. */
  readonly made: readonly unknown[];
  readonly exchanges: readonly Exchange[];
}

/** Calls with which somebody signs in: of these only the answer is kept. */
export const isSignIn = (path: string): boolean => path.endsWith('/auth/tokens');

/** When somebody first signed in: the tokens are good then, and what Neutron makes is new. */
export function timeOf({ exchanges }: Recording): Date {
  const first = exchanges.find(({ path, status }) => isSignIn(path) && status === 201);
  return new Date(first ? create(first.answer, Token).token.issued_at : Number.NaN);
}

const Token = type({ token: type({ issued_at: string() }) });

export const keyOf = ({
  method,
  path,
  body,
  ifMatch,
}: Pick<Exchange, 'method' | 'path' | 'body' | 'ifMatch'>): string =>
  [method, path, ifMatch ?? '', body === null || isSignIn(path) ? '' : JSON.stringify(body)].join(' ').trim();

/** Keystone's spelling and everybody else's. */
const id = /[\da-f]{8}(-?)[\da-f]{4}\1[\da-f]{4}\1[\da-f]{4}\1[\da-f]{12}/g;

/** The same with other ids, in the order of the old ones: what is sorted by them stays sorted. */
export function withPlainIds(recording: Recording): Recording {
  // Tokens are told apart by their audit ids.
  const text = JSON.stringify(recording).replaceAll(/"audit_ids":\[[^\]]*\]/g, '"audit_ids":[]');
  const digitsOf = (found: string) => found.replaceAll('-', '');
  const known = [...new Set((text.match(id) ?? []).map(digitsOf))].toSorted();
  const plain = new Map(known.map((digits, at) => [digits, plainId(at + 1)]));
  return JSON.parse(
    text.replaceAll(id, (found, dash: string) => {
      const dashed = plain.get(digitsOf(found)) ?? '';
      return dash === '' ? digitsOf(dashed) : dashed;
    }),
  ) as Recording;
}

const plainId = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
