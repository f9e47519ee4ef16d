import { executeServerCommand } from '@web/test-runner-commands';

let current: Mocha.Runnable | undefined;
beforeEach(function () {
  current = this.currentTest;
});
afterEach(() => {
  current = undefined;
});

/** What not every engine, or not every way to drive one, has. Why not is written with the engine, in `engines/`. */
export type Capability =
  | 'colours of its own'
  | 'forced colours'
  | 'emulated media'
  | 'a narrow window'
  | 'media queries after a second resize'
  | 'the first day of a week'
  | 'motion of a closing dialog'
  | 'motion of a closing popover';

/** Skips the test where the engine lacks something that is no fault of ours. The run ends with a list of these. */
export async function needs(capability: Capability): Promise<void> {
  if (!(await ask(capability, true))) return;
  if (!current) throw new Error('Only a test can be skipped: ask in it, or ask `has` in a hook.');
  current.skip();
}

/** Whether the engine has something that a test is better with, and can do without. */
export async function has(capability: Capability): Promise<boolean> {
  return !(await ask(capability, false));
}

const ask = (capability: Capability, isSkipped: boolean) =>
  executeServerCommand<boolean, object>('lacks', { capability, isSkipped });
