/** Named keys as Playwright spells them, with the code points that WebDriver gives them. */
const named = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE006',
  Escape: '\uE00C',
  Home: '\uE011',
  Meta: '\uE03D',
  PageDown: '\uE00F',
  PageUp: '\uE00E',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004',
  ...Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`F${at + 1}`, String.fromCodePoint(0xe0_31 + at)])),
};

/** The strokes of a `sendKeys` payload, for WebDriver's key actions. */
export function strokes({ type, press, down, up }) {
  if (type !== undefined) return [...type].flatMap((letter) => tap([letter === '\n' ? named.Enter : letter]));
  if (press !== undefined) return tap(press.split(/(?<=.)\+/).map(valueOf));
  return down === undefined ? [{ type: 'keyUp', value: valueOf(up) }] : [{ type: 'keyDown', value: valueOf(down) }];
}

/** All down in their order, then all up, the last first: `Shift+Tab`. */
function tap(values) {
  const downs = values.map((value) => ({ type: 'keyDown', value }));
  const ups = values.toReversed().map((value) => ({ type: 'keyUp', value }));
  return [...downs, ...ups];
}

function valueOf(name) {
  if (name in named) return named[name];
  if ([...name].length === 1) return name;
  throw new Error(`There is no key “${name}” in test/engines/keys.mjs.`);
}
