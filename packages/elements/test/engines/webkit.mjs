import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createServer } from 'node:net';

import { EngineLauncher } from './engine-launcher.mjs';
import { end, hasEnded, ownProcess } from './own-process.mjs';
import { hasMedia, nextFrame, sized } from './page-scripts.mjs';
import { readTree } from './webkit-tree.mjs';
import { WebDriver } from './webdriver.mjs';

export const webkit = () => new EngineLauncher('WebKit', () => WebKitPage.open());

const driver = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver';
const display = process.env.XVFB ?? '/usr/bin/Xvfb';
/** WebKitGTK's own browser, a bare window around the engine. */
const miniBrowser = process.env.MINI_BROWSER ?? globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];

/**
 * Without a window manager the keyboard belongs to the window below the pointer, which rests in the middle of the
 * screen: there the window has to be, however small it is made.
 */
const underPointer = { x: 1100, y: 700 };

class WebKitPage {
  #display;
  #driverProcess;
  #driver;

  static async open() {
    const page = new WebKitPage();
    await page.#start();
    return page;
  }

  async #start() {
    this.#display = ownProcess(display, ['-displayfd', '1', '-screen', '0', '2400x1600x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const number = String(await firstPiece(this.#display)).trim();
    const port = await freePort();
    this.#driverProcess = ownProcess(driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: `:${number}`, LIBGL_ALWAYS_SOFTWARE: '1' },
    });
    this.#driver = await WebDriver.connect(`http://127.0.0.1:${port}`, this.#driverProcess, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    });
  }

  get hasGone() {
    return hasEnded(this.#driverProcess);
  }

  navigate(url) {
    return this.#driver.post('/url', { url });
  }

  async act(actions) {
    await this.#driver.post('/actions', { actions });
    await this.#driver.asyncScript(nextFrame);
  }

  releaseActions() {
    return this.#driver.delete('/actions');
  }

  /** Nothing can be set; a test that asks for what is so already can go on. */
  async emulateMedia(wanted) {
    if (await this.#driver.script(hasMedia, wanted)) return;
    throw new Error(`WebDriver cannot set ${JSON.stringify(wanted)}: the test has to say what it needs.`);
  }

  /** The window is larger than its page by a title and a tool bar, whatever these are. */
  async setViewport(size) {
    const inner = await this.#driver.script('return { width: innerWidth, height: innerHeight }');
    if (inner.width === size.width && inner.height === size.height) return;
    const outer = await this.#driver.get('/window/rect');
    await this.#driver.post('/window/rect', {
      ...underPointer,
      width: outer.width + size.width - inner.width,
      height: outer.height + size.height - inner.height,
    });
    await this.#driver.asyncScript(sized, size);
  }

  readTree(selector) {
    return readTree(this.#driver, selector);
  }

  async close() {
    // The driver takes its browser along.
    if (!this.hasGone) await this.#driver.end();
    await end(this.#driverProcess);
    await end(this.#display);
  }
}

async function firstPiece(child) {
  const [piece] = await once(child.stdout, 'data');
  return piece;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
