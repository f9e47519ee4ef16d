import { demoAccounts, demoProjectId, type DemoProjectName } from '../../../identity/accounts/demo-accounts.ts';
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
      const { status, json } = await askForSession(url, loadedBy.account);
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

/** Somebody of the demo, in a project. */
export interface Who {
  readonly account: string;
  readonly project: DemoProjectName;
}

/** Whom the load is of. */
export const loadedBy: Who = { account: 'jonas.lind', project: 'payments-prod' };

/** Signs somebody in, and enters the project. */
export async function signIn(url: string, who: Who): Promise<Signed> {
  const { status, json, text } = await askForSession(url, who.account);
  if (status !== 200) throw new Error(`${who.account} could not sign in: ${text}`);
  const sessionId = json.token as string;
  return { sessionId, token: await enter(url, sessionId, who.project) };
}

function askForSession(url: string, account: string): Promise<Answer> {
  const password = demoAccounts.find(({ name }) => name === account)?.password;
  return ask(`${url}/api/v2/login`, { method: 'POST', body: { username: account, password } });
}

async function enter(url: string, sessionId: string, project: DemoProjectName): Promise<string> {
  const path = `/api/v2/accounts/projects/${demoProjectId(project)}/auth/`;
  const { json } = await ask(url + path, { method: 'POST', body: {}, as: { sessionId } });
  return json.token as string;
}
