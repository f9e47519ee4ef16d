/**
 * A launcher of web-test-runner for one window, where files are tested one after the other: only what is in front has
 * the focus. The page that `open` answers with has `navigate(url)`, `hasGone`, `close()`, and what
 * `webdriver-commands.mjs` needs.
 */
export class EngineLauncher {
  type = 'engine';
  concurrency = 1;
  #open;
  #opening;
  #urls = new Map();

  constructor(name, open) {
    this.name = name;
    this.#open = open;
  }

  async initialize() {}

  async startSession(id, url) {
    // One that has broken down fails the file that it was at, and no other.
    if (this.page?.hasGone) await this.#close();
    this.#opening ??= this.#open();
    this.page = await this.#opening;
    this.#urls.set(id, url);
    await this.page.setViewport({ width: 800, height: 600 });
    await this.page.navigate(url);
  }

  async stopSession(id) {
    this.#urls.delete(id);
    if (this.page.hasGone) return {};
    // Whatever still runs on the page ends with it, and no key stays down for the next one.
    await this.page.releaseActions();
    await this.page.navigate('about:blank');
    return {};
  }

  async startDebugSession() {
    throw new Error(`${this.name} is driven for tests only; open the page that is tested in a window of your own.`);
  }

  isActive(id) {
    return this.#urls.has(id);
  }

  getBrowserUrl(id) {
    return this.#urls.get(id);
  }

  async stop() {
    await this.#close();
  }

  async #close() {
    const page = await this.#opening;
    this.#opening = undefined;
    await page?.close();
  }
}
