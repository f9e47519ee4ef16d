import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { EngineLauncher } from './engine-launcher.mjs';
import { readTree } from './firefox-tree.mjs';
import { Marionette } from './marionette.mjs';
import { end, hasEnded, ownProcess } from './own-process.mjs';
import { mediaSeen, nextFrame, sized } from './page-scripts.mjs';

export const firefox = () => new EngineLauncher('Firefox', () => FirefoxPage.open());

/** Firefox is asked for any port that is free, and for no page, no update and no message of its own. */
const preferences = {
  'marionette.port': 0,
  'browser.startup.page': 0,
  'layout.css.prefers-color-scheme.content-override': 1,
  'ui.prefersReducedMotion': 0,
  'browser.display.document_color_use': 1,
};

/** How each medium is set. The numbers are Firefox's own. */
const media = {
  colorScheme: { name: 'layout.css.prefers-color-scheme.content-override', values: { dark: 0, light: 1 } },
  reducedMotion: { name: 'ui.prefersReducedMotion', values: { 'no-preference': 0, reduce: 1 } },
  forcedColors: { name: 'browser.display.document_color_use', values: { none: 1, active: 2 } },
};

const turns = { reduce: -1, 'no-preference': 1 };

class FirefoxPage {
  #process;
  #profile;
  #marionette;

  static async open() {
    const page = new FirefoxPage();
    await page.#start();
    return page;
  }

  async #start() {
    this.#profile = mkdtempSync(join(tmpdir(), 'skydeck-firefox-'));
    const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});\n`);
    writeFileSync(join(this.#profile, 'user.js'), lines.join(''));
    // System access is what the accessibility tree and the preferences are behind.
    const own = [
      '--headless',
      '--marionette',
      '--remote-allow-system-access',
      '--no-remote',
      '--profile',
      this.#profile,
    ];
    this.#process = ownProcess(process.env.FIREFOX ?? '/usr/bin/firefox-esr', own, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' },
    });
    this.#marionette = await Marionette.connect(await portOf(this.#process));
    await this.#marionette.send('WebDriver:NewSession', { capabilities: {} });
  }

  get hasGone() {
    return hasEnded(this.#process);
  }

  navigate(url) {
    return this.#marionette.send('WebDriver:Navigate', { url });
  }

  async act(actions) {
    await this.#marionette.send('WebDriver:PerformActions', { actions });
    await this.#inPage(nextFrame);
    await this.#inChrome(keepFocus);
  }

  releaseActions() {
    return this.#marionette.send('WebDriver:ReleaseActions');
  }

  /** One at a time, and none while things move: a colour on its way is neither the old one nor the new one. */
  async emulateMedia(wanted) {
    const rank = ([, value]) => turns[value] ?? 0;
    for (const [medium, value] of Object.entries(wanted).sort((one, other) => rank(one) - rank(other))) {
      const { name, values } = media[medium];
      await this.#inChrome('Services.prefs.setIntPref(arguments[0], arguments[1]);', name, values[value]);
      await this.#inPage(mediaSeen, { [medium]: value });
    }
  }

  /** The page as wide as is wanted, whatever the window's least width. */
  async setViewport(size) {
    await this.#inChrome(resize, size);
    await this.#inPage(sized, size);
  }

  async readTree(selector) {
    const asked = { ...readTree(selector), sandbox: 'system' };
    const { tree, problem } = await this.#marionette.send('WebDriver:ExecuteAsyncScript', asked);
    if (problem) throw new Error(problem);
    return tree;
  }

  #inPage(script, ...args) {
    return this.#marionette.send('WebDriver:ExecuteAsyncScript', { script, args });
  }

  async #inChrome(script, ...args) {
    await this.#marionette.send('Marionette:SetContext', { value: 'chrome' });
    try {
      return await this.#marionette.send('WebDriver:ExecuteScript', { script, args });
    } finally {
      await this.#marionette.send('Marionette:SetContext', { value: 'content' });
    }
  }

  async close() {
    this.#marionette.close();
    await end(this.#process);
    rmSync(this.#profile, { recursive: true, force: true });
  }
}

const resize = `
  const { style } = gBrowser.selectedBrowser;
  for (const [name, value] of Object.entries(arguments[0])) {
    for (const property of [name, 'min-' + name, 'max-' + name]) style.setProperty(property, value + 'px', 'important');
  }`;

/** Tab at the last control goes on to the browser's own. The page stays in front, as in a browser without any. */
const keepFocus = `
  const { selectedBrowser } = gBrowser;
  if (document.activeElement !== selectedBrowser) selectedBrowser.focus();`;

function portOf(firefoxProcess) {
  return new Promise((resolve, reject) => {
    const read = (piece) => {
      const [, port] = /Marionette\s+INFO\s+Listening on port (\d+)/.exec(piece) ?? [];
      if (port) resolve(Number(port));
    };
    for (const stream of [firefoxProcess.stdout, firefoxProcess.stderr]) stream.setEncoding('utf8').on('data', read);
    firefoxProcess.on('error', reject);
    firefoxProcess.on('exit', (code) => reject(new Error(`Firefox ended with ${code} before it could be driven.`)));
  });
}
