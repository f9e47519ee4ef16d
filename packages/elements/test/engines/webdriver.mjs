import { request } from 'node:http';

/** One session of WebDriver over HTTP. Each call answers with the `value`, or rejects with the driver's own message. */
export class WebDriver {
  #session;

  /** @param process the driver, which may not listen yet, and may end before it does */
  static async connect(origin, process, capabilities) {
    const hasEnded = new Promise((_, reject) => {
      process.on('error', reject);
      process.on('exit', (code) => reject(new Error(`The WebDriver ended with ${code}.`)));
    });
    await Promise.race([listening(origin), hasEnded]);
    const { sessionId } = await call('POST', `${origin}/session`, { capabilities: { alwaysMatch: capabilities } });
    hasEnded.catch(() => {});
    return new WebDriver(`${origin}/session/${sessionId}`);
  }

  constructor(session) {
    this.#session = session;
  }

  get(path) {
    return call('GET', this.#session + path);
  }

  post(path, body) {
    return call('POST', this.#session + path, body);
  }

  delete(path) {
    return call('DELETE', this.#session + path);
  }

  script(script, ...args) {
    return this.post('/execute/sync', { script, args });
  }

  asyncScript(script, ...args) {
    return this.post('/execute/async', { script, args });
  }

  end() {
    return call('DELETE', this.#session);
  }
}

/** Asks as soon as the last question was refused. */
async function listening(origin) {
  for (let isUp = false; !isUp;) {
    isUp = await call('GET', `${origin}/status`).then(
      () => true,
      (error) => {
        if (error.code !== 'ECONNREFUSED') throw error;
        return false;
      },
    );
  }
}

async function call(method, url, body) {
  const { value } = JSON.parse(await exchange(method, url, body && JSON.stringify(body)));
  if (value?.error) throw new Error(`${method} ${new URL(url).pathname}: ${value.error}: ${value.message}`);
  return value;
}

function exchange(method, url, body) {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const asked = request(url, { method, headers }, (answer) => {
      const pieces = [];
      answer.on('data', (piece) => pieces.push(piece));
      answer.on('end', () => resolve(Buffer.concat(pieces).toString()));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
