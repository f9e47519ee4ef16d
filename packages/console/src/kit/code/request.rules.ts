import { type Endpoint, fillPath } from '@skydeck/contract';
import type { HclBlock } from './hcl-blocks.rules.ts';
import { inShell } from './shell.rules.ts';

/** What a form is about to send, for those who would rather have it as a file. */
export interface RequestCode {
  // A form knows the types of its own body; what is written here is any.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly endpoint: Pick<Endpoint<string, any, any>, 'method' | 'path'>;
  readonly params?: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The body goes as these headers, with a file. */
  readonly file?: { readonly name: string; readonly headers: Readonly<Record<string, string>> };
  /** Paths of the body that are not shown, each with the variable of the environment that has it: `{ 'psk': 'VPN_PSK' }`. */
  readonly secrets?: Readonly<Record<string, string>>;
  /** No API token can do this: the line has the session of whoever signed in. */
  readonly bySession?: boolean;
  /** The same for OpenStack, as its provider of Terraform and OpenTofu has it; null where it has no resource for this. */
  readonly terraform: readonly HclBlock[] | null;
}

/** The variable in which the shell has an API token, and the file in which curl keeps a session. */
export const TOKEN = 'SKYDECK_TOKEN';
export const COOKIES = 'cookies.txt';

export const formats = ['curl', 'json', 'terraform', 'openstack'] as const;
export type Format = (typeof formats)[number];

/** The request of a form that cannot be sent yet: without fields, rows and ids in which nothing is. */
export const withoutGaps = (request: RequestCode): RequestCode => ({ ...request, body: filledOf(request.body) ?? {} });

/** @returns undefined where nothing is left of it. */
function filledOf(value: unknown): unknown {
  if (value === '') return undefined;
  if (Array.isArray(value)) {
    const items = value.map(filledOf).filter((item) => item !== undefined);
    return items.length > 0 || value.length === 0 ? items : undefined;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, filledOf(item)] as const);
  const filled = entries.filter(([, item]) => item !== undefined);
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** In the text of a body: where a secret is. What people type has no such sign, and JSON always writes it so. */
const secret = /"\\u0000(\w+)"/g;

const textOf = ({ body, secrets = {} }: RequestCode): string => JSON.stringify(hidden(body, secrets, ''), null, 2);

/** The body as it is sent, with `$VPN_PSK` where a secret is. */
export const shownBody = (request: RequestCode): string => textOf(request).replaceAll(secret, '"$$$1"');

/** The variables of those secrets that the body has now. */
export const variablesOf = (request: RequestCode): string[] =>
  [...textOf(request).matchAll(secret)].map(([, name = '']) => name);

function hidden(value: unknown, secrets: Readonly<Record<string, string>>, path: string): unknown {
  const variable = Object.hasOwn(secrets, path) ? secrets[path] : undefined;
  if (variable !== undefined && value !== undefined && value !== null) return `\0${variable}`;
  if (Array.isArray(value)) return value.map((item, at) => hidden(item, secrets, join(path, String(at))));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, hidden(item, secrets, join(path, key))]));
}

const join = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

/**
 * A line for a shell. The token is a variable, never a value: what is copied from here ends in chats and histories. With a
 * secret the body is a document in which the shell fills in variables, as JSON; what else it would fill in is quoted.
 */
export function curlOf(request: RequestCode, base: string): string {
  const { endpoint, params = {} } = request;
  const head = [
    `curl --fail-with-body --request ${endpoint.method} ${inShell(base + fillPath(endpoint.path, params))}`,
    ...credentialsOf(request),
  ];
  if (request.file) return [...head, ...fileOf(request.file)].join(' \\\n');
  head.push(`  --header 'Content-Type: application/json'`);
  if (variablesOf(request).length === 0) return [...head, `  --data ${inShell(shownBody(request))}`].join(' \\\n');
  return `${toJson}\n\n${[...head, '  --data @- <<BODY'].join(' \\\n')}\n${inDocument(textOf(request))}\nBODY`;
}

/** Curl reads the file as it sends it. */
const fileOf = ({ name, headers }: NonNullable<RequestCode['file']>) => [
  `  --header 'Content-Type: application/octet-stream'`,
  ...Object.entries(headers).map(([header, value]) => `  --header ${inShell(`${header}: ${value}`)}`),
  `  --upload-file ${inShell(name)}`,
];

/** Who asks by a session says that it is no page of another site. */
const credentialsOf = ({ bySession = false }: RequestCode) =>
  bySession
    ? [`  --cookie ${COOKIES}`, `  --header 'X-Requested-With: curl'`]
    : [`  --header "Authorization: Bearer $${TOKEN}"`];

/** In any shell of POSIX, whose awk sees a variable as it is: quotes, backslashes and the lines of a certificate's key. */
const toJson = String.raw`json() { TEXT=$1 awk 'BEGIN {
  text = ENVIRON["TEXT"]
  gsub(/["\\]/, "\\\\&", text)
  for (code = 1; code < 32; code++) gsub(sprintf("%c", code), sprintf("\\u%04x", code), text)
  printf "%s", text
}'; }`;

/** In a document of the shell `$`, backslash and backtick mean something: only ours are to. */
const inDocument = (text: string) =>
  text.replaceAll(/"\\u0000(\w+)"|[\\`$]/g, (found, name?: string) =>
    name === undefined ? `\\${found}` : `"$(json "$${name}")"`,
  );
