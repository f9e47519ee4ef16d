/**
 * Pages that one test file after the other is opened in, each in a context of its own: a new one for each file costs more
 * than most files do, and has to fetch and compile again what every file needs.
 */
export class PagePool {
  #free = [];

  /** What web-test-runner takes for a context: `close` is called when a file has been tested. */
  async take(browser) {
    const page = this.#free.pop() ?? (await (await browser.newContext()).newPage());
    return { page, close: () => this.#putBack(page) };
  }

  /** Nothing that one file did is there for the next. The runner has left the file's page already. */
  async #putBack(page) {
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      reducedMotion: null,
      forcedColors: null,
      contrast: null,
    });
    for (const key of ['Shift', 'Control', 'Alt', 'Meta']) await page.keyboard.up(key);
    for (const button of ['left', 'middle', 'right']) await page.mouse.up({ button });
    // Outside of the page nothing is pointed at.
    await page.mouse.move(-1, -1);
    await page.context().clearCookies();
    await page.context().clearPermissions();
    this.#free.push(page);
  }
}
