import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { Sentence } from '../bootstrap/sentence.mjs';
import { engines } from './engines.ts';

function set(t: TestContext, settings: NodeJS.ProcessEnv): void {
  const before = Object.keys(settings).map((name) => [name, process.env[name]] as const);
  t.after(() => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  });
  Object.assign(process.env, settings);
}

test('an engine that nobody knows is told, with those that there are', async (t) => {
  set(t, { ENGINE: 'trident' });
  await assert.rejects(
    engines(),
    (error) => error instanceof Sentence && /trident.*firefox, webkit/.test(error.message),
  );
});

test('an engine that is not here is told in one sentence, with all the packages that have it', async (t) => {
  set(t, {
    ENGINE: 'webkit',
    WEBKIT_DRIVER: '/no/such/driver',
    MINI_BROWSER: '/no/such/browser',
    XVFB: '/no/such/screen',
  });
  await assert.rejects(
    engines(),
    (error) => error instanceof Sentence && /“apt-get install webkit2gtk-driver xvfb”/.test(error.message),
  );
});

test('what is there of an engine is not asked for', async (t) => {
  set(t, {
    ENGINE: 'webkit',
    WEBKIT_DRIVER: process.execPath,
    MINI_BROWSER: process.execPath,
    XVFB: '/no/such/screen',
  });
  await assert.rejects(engines(), (error) => error instanceof Sentence && /“apt-get install xvfb”/.test(error.message));
});
