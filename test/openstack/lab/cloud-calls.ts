import { keystoneUrl, neutronUrl, password } from './place.ts';

interface Answer {
  readonly status: number;
  readonly token: string | null;
  // What an answer has is for the caller to know: this is the lab's own, not the engine's.
  // eslint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

/** The lab's administrator at Keystone and Neutron. Throws what a service says against it. */
export interface CloudCalls {
  keystone(method: string, path: string, body?: object): Promise<Answer>;
  neutron(method: string, path: string, body?: object): Promise<Answer>;
}

async function call(url: string, method: string, token: string | null, body?: object): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== null && { 'x-auth-token': token }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok && answer.status !== 409) throw new Error(`${method} ${url}: ${answer.status} ${text}`);
  return {
    status: answer.status,
    token: answer.headers.get('x-subject-token'),
    body: text === '' ? null : JSON.parse(text),
  };
}

export async function signInAsAdministrator(): Promise<CloudCalls> {
  const domain = { name: 'Default' };
  const { token } = await call(`${keystoneUrl}/auth/tokens`, 'POST', null, {
    auth: {
      identity: { methods: ['password'], password: { user: { name: 'admin', domain, password } } },
      scope: { project: { name: 'admin', domain } },
    },
  });
  return {
    keystone: (method, path, body) => call(keystoneUrl + path, method, token, body),
    neutron: (method, path, body) => call(`${neutronUrl}/v2.0${path}`, method, token, body),
  };
}
