import assert from 'node:assert/strict';
import { request } from 'node:http';

// What a command line of this API family sends, and reads of the answer: no browser, so no Origin and no Sec-Fetch-*.

export interface Reply {
  readonly status: number;
  readonly type: string | undefined;
  readonly cookies: readonly string[];
  // A test names what it expects of an answer.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly json: any;
}

export type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Reply>;

export const sendTo =
  (url: string, own: Readonly<Record<string, string>>): Send =>
  (method, path, body, headers = {}) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const all = {
        ...(method !== 'GET' && { 'X-Requested-With': 'XMLHttpRequest' }),
        ...(text !== undefined && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
        ...own,
        ...headers,
      };
      const address = path.startsWith('/api/') ? path : `/api/v2${path}`;
      const sent = request(`${url}${address}`, { method, headers: all }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const answer = Buffer.concat(parts).toString();
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'],
            cookies: response.headers['set-cookie'] ?? [],
            json: answer === '' ? null : (JSON.parse(answer) as unknown),
          });
        });
      });
      sent.on('error', reject);
      sent.end(text);
    });

/** (spec: call.no-body) By the cookie that it keeps, and the token of its project if it has one. */
export async function signIn(
  url: string,
  [username, password]: readonly [string, string],
  project?: string,
): Promise<Send> {
  const { cookies } = await sendTo(url, {})('POST', '/login', { username, password });
  const cookie = cookies.find((one) => one.startsWith('session='))?.split(';')[0] ?? '';
  if (project === undefined) return sendTo(url, { Cookie: cookie });
  const send = sendTo(url, { Cookie: cookie });
  const { json } = await send('GET', '/accounts/projects');
  const { id } = json.data.find(({ name }: { name: string }) => name === project);
  const { json: scoped } = await send('POST', `/accounts/projects/${id}/auth`);
  return sendTo(url, { Cookie: cookie, 'X-Auth-Token': scoped.token });
}

export const admin = ['admin', 'Northern-Beacon-26'] as const;
export const mia = ['mia.hallberg', 'Quiet-Harbour-47'] as const;
export const jonas = ['jonas.lind', 'Copper-Lantern-58'] as const;

/** The first of a list. */
export async function first(send: Send, path: string) {
  const { status, json } = await send('GET', path);
  assert.equal(status, 200, JSON.stringify(json));
  return json.data[0];
}

export async function taken(send: Send, method: string, path: string, body?: unknown) {
  const { status, json } = await send(method, path, body);
  assert.ok(status >= 200 && status < 300, `${method} ${path} ${status}: ${JSON.stringify(json)}`);
  return json;
}
