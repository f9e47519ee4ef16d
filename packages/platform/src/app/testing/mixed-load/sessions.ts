import { demoAccounts, demoProjectId } from '../../../identity/accounts/demo-accounts.ts';
import { type Answer, ask, type Signed } from '../test-platform.ts';
import type { Ledger } from './ledger.ts';
import type { LoadedServer } from './server.ts';

const KEPT_SESSIONS = 20;

export interface SessionLoad {
  signIn(server: LoadedServer): Promise<void>;
  findFaults(server: LoadedServer): Promise<string[]>;
}

export function createSessionLoad(ledger: Ledger): SessionLoad {
  const sessions: string[] = [];
  return {
    async signIn({ url }) {
      const { status, json } = await askForSession(url);
      // Whoever was cut off while signing in has used up an attempt: after twenty kills the address has to wait.
      if (status === 429) return;
      if (status !== 200) return ledger.addServerError(`a sign-in: ${status}`);
      sessions.push(json.token as string);
      ledger.acknowledge();
      if (sessions.length > KEPT_SESSIONS) sessions.shift();
    },
    async findFaults({ url }) {
      const faults: string[] = [];
      for (const sessionId of sessions) {
        const { status } = await ask(`${url}/api/v2/accounts/whoami/`, { as: { sessionId } });
        if (status !== 200) faults.push(`a session answers ${status}`);
      }
      return faults;
    },
  };
}

/** Signs the account of the load in, and enters its project. */
export async function signIn(url: string): Promise<Signed> {
  const { status, json, text } = await askForSession(url);
  if (status !== 200) throw new Error(`The load could not sign in: ${text}`);
  const sessionId = json.token as string;
  return { sessionId, token: await enter(url, sessionId) };
}

function askForSession(url: string): Promise<Answer> {
  const account = demoAccounts.find(({ name }) => name === 'jonas.lind');
  const body = { username: account?.name, password: account?.password };
  return ask(`${url}/api/v2/login`, { method: 'POST', body });
}

async function enter(url: string, sessionId: string): Promise<string> {
  const path = `/api/v2/accounts/projects/${demoProjectId('payments-prod')}/auth/`;
  const { json } = await ask(url + path, { method: 'POST', body: {}, as: { sessionId } });
  return json.token as string;
}
