import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Firefox's own remote protocol, which geckodriver translates WebDriver into: `<length>:[type, id, …]` over a socket.
 * Unlike what Firefox gives to anybody else, it reaches the accessibility tree and the preferences while it runs.
 */
export class Marionette {
  #socket;
  #rest = Buffer.alloc(0);
  #waiting = new Map();
  #lastId = 0;

  /** @param {number} port on this machine */
  static async connect(port) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new Marionette(socket);
  }

  constructor(socket) {
    this.#socket = socket;
    socket.on('data', (piece) => this.#read(piece));
    socket.on('close', () => this.#abandon());
  }

  /** The command's answer. Rejects with Firefox's own message. */
  send(name, parameters = {}) {
    this.#lastId += 1;
    const message = Buffer.from(JSON.stringify([0, this.#lastId, name, parameters]));
    const answer = new Promise((resolve, reject) => this.#waiting.set(this.#lastId, { name, resolve, reject }));
    this.#socket.write(`${message.length}:`);
    this.#socket.write(message);
    return answer;
  }

  close() {
    this.#socket.destroy();
  }

  #read(piece) {
    this.#rest = Buffer.concat([this.#rest, piece]);
    for (let colon = this.#rest.indexOf(':'); colon > 0; colon = this.#rest.indexOf(':')) {
      const end = colon + 1 + Number(this.#rest.subarray(0, colon));
      if (this.#rest.length < end) return;
      const message = JSON.parse(this.#rest.subarray(colon + 1, end));
      this.#rest = this.#rest.subarray(end);
      // Before anything is asked it says who it is; that is no answer.
      if (Array.isArray(message)) this.#answer(message);
    }
  }

  #answer([, id, error, result]) {
    const { name, resolve, reject } = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) reject(new Error(`${name}: ${error.message}`));
    else resolve(result && 'value' in result ? result.value : result);
  }

  #abandon() {
    for (const { name, reject } of this.#waiting.values()) reject(new Error(`${name}: Firefox has gone.`));
    this.#waiting.clear();
  }
}
