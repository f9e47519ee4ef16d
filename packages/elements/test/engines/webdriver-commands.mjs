import { strokes } from './keys.mjs';

const buttons = ['left', 'middle', 'right'];

/** What tests ask of a browser that an `EngineLauncher` has opened: keys and mouse are WebDriver's actions. */
export function webDriverCommands() {
  return {
    name: 'webdriver-commands',
    resolveImport({ source }) {
      // The runner's own commands come before those of any plugin, and refuse an engine that they do not know.
      return source === '@web/test-runner-commands' ? '/packages/elements/test/engines/commands.js' : undefined;
    },
    async executeCommand({ command, payload, session }) {
      const [engine, name] = command.split(':');
      if (engine !== 'engine') return undefined;
      if (!(name in commands)) throw new Error(`No browser that is driven by WebDriver knows “${name}”.`);
      const answer = await commands[name](session.browser.page, payload);
      return answer ?? true;
    },
  };
}

const commands = {
  'send-keys': (page, payload) => page.act([{ type: 'key', id: 'keyboard', actions: strokes(payload) }]),
  'send-mouse': (page, payload) => page.act([pointer(movements(payload))]),
  // By way of another place: the mouse is not moved to where WebDriver thinks that it is.
  'reset-mouse': (page) => page.act([pointer([...buttons.map(letGo), moveTo([1, 1]), moveTo([0, 0])])]),
  'emulate-media': (page, media) => page.emulateMedia(media),
  'set-viewport': (page, size) => page.setViewport(size),
  'accessibility-tree': (page, { selector }) => page.readTree(selector),
};

const pointer = (actions) => ({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });

const moveTo = ([x, y]) => ({ type: 'pointerMove', duration: 0, origin: 'viewport', x, y });
const hold = (button) => ({ type: 'pointerDown', button: buttons.indexOf(button) });
const letGo = (button) => ({ type: 'pointerUp', button: buttons.indexOf(button) });

function movements({ type, position, button = 'left' }) {
  if (type === 'move') return [moveTo(position)];
  if (type === 'click') return [moveTo(position), hold(button), letGo(button)];
  return [type === 'down' ? hold(button) : letGo(button)];
}
