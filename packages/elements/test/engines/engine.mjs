import { accessibilityTree } from '../tree.plugin.mjs';
import { capabilities } from './capabilities.mjs';
import { chromium } from './chromium.mjs';
import { firefox } from './firefox.mjs';
import { webDriverCommands } from './webdriver-commands.mjs';
import { webkit } from './webkit.mjs';

/**
 * Milliseconds for one file. The longest look at every other demo, which is a matter of the machine. What hangs is ended by
 * the limit of its test.
 */
const testsFinishTimeout = 900_000;

const sameColours = 'they are those that Chromium is tested with, in 36 looks';

const engines = {
  // One more than the processors that npm test is made for: a page waits for its modules, for frames and for delays.
  chromium: { browser: chromium, concurrency: 3, commands: accessibilityTree, lacks: {} },
  firefox: {
    browser: firefox,
    concurrency: 1,
    commands: webDriverCommands,
    lacks: {
      'colours of its own': sameColours,
      'the first day of a week': 'Firefox ESR has no `weekInfo`, with which weeks begin on Monday',
      'motion of a closing dialog': 'Firefox ESR has no transition of display',
      'motion of a closing popover': 'Firefox ESR has no transition of display',
    },
  },
  webkit: {
    browser: webkit,
    concurrency: 1,
    commands: webDriverCommands,
    lacks: {
      'colours of its own': sameColours,
      'forced colours': 'WebKit has none',
      'emulated media': 'WebDriver cannot say what the person prefers',
      'media queries after a second resize':
        'what new elements share of a style sheet stays as it was at the first one',
      'a narrow window': 'the window of MiniBrowser has a least width of 447 pixels',
    },
  },
};

/** What web-test-runner needs to know to run the elements' tests in one engine. */
export function engineOf(name) {
  if (!(name in engines))
    throw new Error(`There is no engine “${name}”; there are ${Object.keys(engines).join(', ')}.`);
  const { browser, concurrency, commands, lacks } = engines[name];
  const { plugin, reporter } = capabilities(lacks);
  return { browser: browser(), concurrency, testsFinishTimeout, plugins: [plugin, commands()], reporters: [reporter] };
}
