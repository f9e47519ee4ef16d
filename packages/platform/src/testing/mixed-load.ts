import { createHash, randomBytes } from 'node:crypto';
import { hasEnded, type Task } from '@skydeck/contract';
import { demoAccounts, demoProjectId } from '../accounts/demo-accounts.ts';
import { createS3Client, type S3Client, type S3Key } from '../s3/testing/s3-client.ts';
import { type Answer, ask, type CallOptions, type Signed } from './test-platform.ts';

export interface LoadedServer {
  readonly url: string;
  readonly s3Url: string;
}

/** Several clients that change things until their server is gone, and remember what they were told. */
export interface MixedLoad {
  readonly acknowledged: number;
  /** Begun, and cut off: either may have happened, nothing in between. */
  readonly unanswered: number;
  /** Answers that no client should ever get. */
  readonly serverErrors: readonly string[];
  /** Resolves when no client can go on; `enough` is called when so many changes more were acknowledged. */
  run(server: LoadedServer, count: number, enough: () => void): Promise<void>;
  /** What is not as the clients were told, once the server is back. */
  findFaults(server: LoadedServer): Promise<readonly string[]>;
}

/** What an object is: null when there is none. */
type State = string | null;

const BUCKET = 'load';
const GROUPS = '/api/v2/compute/security-groups';
const ROUTERS = '/api/v2/compute/routers';
/** What a task deletes is called so. */
const DOOMED = 'doomed';
const MIN_PART_SIZE = 5 * 1024 ** 2;
const SLOTS = 6;
const groupClients = ['a', 'b', 'c', 'd'];
const objectClients = ['e', 'f', 'g', 'h'];
const uploadClients = ['u'];
const KEPT_SESSIONS = 20;

const digestOf = (body: Buffer) => createHash('sha256').update(body).digest('hex');

export async function createMixedLoad(first: LoadedServer): Promise<MixedLoad> {
  const possible = new Map<string, readonly State[]>();
  const groupIds = new Map<string, string>();
  const sessions: string[] = [];
  /** The routers that each task was to delete. */
  const tasks = new Map<string, readonly string[]>();
  const serverErrors: string[] = [];
  let [acknowledged, unanswered] = [0, 0];
  let onAcknowledged = () => {};

  const me = await signIn(first.url);
  const as = { ...me, token: await enter(first.url, me.sessionId) };
  const { json: key } = await ask(`${first.url}/api/v2/s3service/keys`, { method: 'POST', as, body: {} });
  const s3At = ({ s3Url }: LoadedServer): S3Client =>
    createS3Client({ url: s3Url, key: key as S3Key, now: () => new Date() });
  const made = await s3At(first).call('PUT', BUCKET);
  if (made.status !== 200) throw new Error(`There is no bucket for the load: ${made.status}`);

  /** One change; rejects when the server is gone. */
  async function change(name: string, next: State, act: () => Promise<number>): Promise<void> {
    const before = possible.get(name) ?? [null];
    possible.set(name, [...before, next]);
    unanswered += 1;
    const answer = await act();
    unanswered -= 1;
    if (answer >= 500) serverErrors.push(`${name}: ${answer}`);
    else possible.set(name, answer < 300 ? [next] : before);
    if (answer >= 300) return;
    acknowledge();
  }

  const forms = (server: LoadedServer, path: string, options: CallOptions) =>
    ask(server.url + path, { ...options, as });

  async function changeGroup(server: LoadedServer, name: string, at: number): Promise<void> {
    const [current] = possible.get(name) ?? [null];
    const description = `${name} ${at}`;
    if (current === null || current === undefined)
      return change(name, description, async () => {
        const { status, json } = await forms(server, GROUPS, { method: 'POST', body: { name, description } });
        if (status < 300) groupIds.set(name, json.id as string);
        return status;
      });
    const path = `${GROUPS}/${groupIds.get(name)}`;
    if (at % 4 === 3) return change(name, null, async () => (await forms(server, path, { method: 'DELETE' })).status);
    return change(name, description, async () => {
      return (await forms(server, path, { method: 'PATCH', body: { description } })).status;
    });
  }

  async function changeObject(server: LoadedServer, name: string, at: number): Promise<void> {
    const s3 = s3At(server);
    if (at % 5 === 4) return change(name, null, async () => (await s3.call('DELETE', BUCKET, name)).status);
    const body = randomBytes(1 + ((at * 7919) % 200_000));
    return change(name, digestOf(body), async () => (await s3.call('PUT', BUCKET, name, { body })).status);
  }

  /** In parts: nothing of it is there before all of it is. */
  async function uploadObject(server: LoadedServer, name: string, at: number): Promise<void> {
    const s3 = s3At(server);
    const last = randomBytes(1 + ((at * 104_729) % 100_000));
    // Only the last part may be short.
    const parts = at % 5 === 0 ? [randomBytes(MIN_PART_SIZE), last] : [last];
    return change(name, digestOf(Buffer.concat(parts)), async () => {
      const begun = await s3.call('POST', BUCKET, name, { query: { uploads: '' } });
      if (begun.status !== 200) return begun.status;
      const uploadId = begun.one('UploadId');
      let listed = '';
      for (const [index, body] of parts.entries()) {
        const query = { uploadId, partNumber: `${index + 1}` };
        const { status, headers } = await s3.call('PUT', BUCKET, name, { query, body });
        if (status !== 200) return status;
        listed += `<Part><PartNumber>${index + 1}</PartNumber><ETag>${String(headers['etag'])}</ETag></Part>`;
      }
      const body = `<CompleteMultipartUpload>${listed}</CompleteMultipartUpload>`;
      return (await s3.call('POST', BUCKET, name, { query: { uploadId }, body })).status;
    });
  }

  function acknowledge(): void {
    acknowledged += 1;
    onAcknowledged();
  }

  /** Makes some, and has a task delete them. */
  async function deleteByTask(server: LoadedServer): Promise<void> {
    const ids: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      const { status, json } = await forms(server, ROUTERS, { method: 'POST', body: { name: DOOMED } });
      if (status >= 500) serverErrors.push(`a router: ${status}`);
      if (status < 300) ids.push(json.id as string);
    }
    if (ids.length === 0) return;
    const { status, json } = await forms(server, `${ROUTERS}/delete`, { method: 'POST', body: { ids } });
    if (status !== 202) return void serverErrors.push(`a task: ${status}`);
    tasks.set(json.task_id as string, ids);
    acknowledge();
  }

  async function endedTask(server: LoadedServer, id: string): Promise<Task | null> {
    for (;;) {
      const { status, json } = await forms(server, `/api/v2/tasks/${id}`, {});
      if (status !== 200) return null;
      if (hasEnded(json as Task)) return json as Task;
    }
  }

  async function taskFaults(server: LoadedServer): Promise<string[]> {
    const faults: string[] = [];
    for (const [id, ids] of tasks) {
      const task = await endedTask(server, id);
      const done = task?.result?.done?.toSorted().join();
      if (task?.state !== 'success' || done !== ids.toSorted().join())
        faults.push(`a task is ${task?.state ?? 'gone'} with ${done ?? 'nothing'}, and should have ${ids.join()}`);
    }
    tasks.clear();
    const { json } = await forms(server, `${ROUTERS}?limit=-1`, {});
    const left = (json.data as { id: string; name: string }[]).filter(({ name }) => name === DOOMED);
    // Of tasks that nobody has heard of, and there is only one client: at most what it had made.
    if (left.length > 3) faults.push(`${left.length} routers were not deleted`);
    for (const { id } of left) await forms(server, `${ROUTERS}/${id}`, { method: 'DELETE' });
    return faults;
  }

  async function changeSession(server: LoadedServer): Promise<void> {
    const { status, json } = await askForSession(server.url);
    // Whoever was cut off while signing in has used up an attempt: after twenty kills the address has to wait.
    if (status === 429) return;
    if (status !== 200) return void serverErrors.push(`a sign-in: ${status}`);
    sessions.push(json.token as string);
    acknowledge();
    if (sessions.length > KEPT_SESSIONS) sessions.shift();
  }

  const untilGone = async (work: (at: number) => Promise<void>) => {
    try {
      for (let at = 0; ; at += 1) await work(at);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  };

  async function groupsNow(server: LoadedServer): Promise<Map<string, { id: string; description: string }[]>> {
    const { json } = await forms(server, `${GROUPS}?limit=-1`, {});
    const all = json.data as { id: string; name: string; description: string }[];
    return Map.groupBy(all, ({ name }) => name);
  }

  async function findFaults(server: LoadedServer): Promise<string[]> {
    const faults = await taskFaults(server);
    const groups = await groupsNow(server);
    const s3 = s3At(server);
    for (const [name, states] of possible) {
      let now: State = null;
      if (groupClients.includes(name.slice(0, 1))) {
        const found = groups.get(name) ?? [];
        if (found.length > 1) faults.push(`${name} is there ${found.length} times`);
        now = found[0]?.description ?? null;
        if (found[0]) groupIds.set(name, found[0].id);
      } else {
        const { status, bytes } = await s3.call('GET', BUCKET, name);
        if (status !== 200 && status !== 404) faults.push(`${name} answers ${status}`);
        now = status === 200 ? digestOf(bytes) : null;
      }
      if (!states.includes(now)) faults.push(`${name} is ${now}, and should be ${states.join(' or ')}`);
      possible.set(name, [now]);
    }
    for (const sessionId of sessions) {
      const { status } = await ask(`${server.url}/api/v2/accounts/whoami/`, { as: { sessionId } });
      if (status !== 200) faults.push(`a session answers ${status}`);
    }
    return faults;
  }

  return {
    get acknowledged() {
      return acknowledged;
    },
    get unanswered() {
      return unanswered;
    },
    serverErrors,
    async run(server, count, enough) {
      const until = acknowledged + count;
      onAcknowledged = () => {
        if (acknowledged === until) enough();
      };
      const slot = (client: string, at: number) => `${client}-${at % SLOTS}`;
      await Promise.all([
        ...groupClients.map((client) => untilGone((at) => changeGroup(server, slot(client, at), at))),
        ...objectClients.map((client) => untilGone((at) => changeObject(server, slot(client, at), at))),
        ...uploadClients.map((client) => untilGone((at) => uploadObject(server, slot(client, at), at))),
        untilGone(() => deleteByTask(server)),
        untilGone(() => changeSession(server)),
      ]);
    },
    findFaults,
  };
}

/** The connection failed, or broke off: everything else is a fault of the load itself. */
const isGone = (error: unknown): boolean =>
  error instanceof Error &&
  (/fetch failed|terminated|socket hang up|aborted/.test(error.message) ||
    ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(String((error as NodeJS.ErrnoException).code)));

function askForSession(url: string): Promise<Answer> {
  const account = demoAccounts.find(({ name }) => name === 'jonas.lind');
  const body = { username: account?.name, password: account?.password };
  return ask(`${url}/api/v2/login`, { method: 'POST', body });
}

async function signIn(url: string): Promise<Signed> {
  const { status, json, text } = await askForSession(url);
  if (status !== 200) throw new Error(`The load could not sign in: ${text}`);
  return { sessionId: json.token as string, token: null };
}

async function enter(url: string, sessionId: string): Promise<string> {
  const path = `/api/v2/accounts/projects/${demoProjectId('payments-prod')}/auth/`;
  const { json } = await ask(url + path, { method: 'POST', body: {}, as: { sessionId } });
  return json.token as string;
}
