import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { describeApi } from '@skydeck/contract/description';
import { openProbeEngine } from '../testing/probe-engine.ts';
import { openTestPlatform } from '../testing/test-platform.ts';

// spec: call.docs
test('the API is shown by a viewer whose files come from here, to everybody', async (t) => {
  const { call } = await openTestPlatform(t, {}, { openEngine: openProbeEngine });
  for (const path of ['/api/docs', '/api/docs/']) {
    const { status, headers, text } = await call(path);
    assert.deepEqual([status, headers.get('content-type')], [200, 'text/html; charset=utf-8']);
    assert.match(text, /<base href="\/api\/docs\/">/);
    // The policy of all answers: nothing inline, nothing from elsewhere.
    const policy = headers.get('content-security-policy') ?? '';
    assert.match(policy, /script-src 'self'; style-src 'self';.*connect-src 'self'/);
    assert.doesNotMatch(policy, /unsafe/);
    assert.doesNotMatch(text, /https?:|<script>|<style| style=| on\w+=/);
    const loaded = [...text.matchAll(/(?:src|href)="([\w.-]+\.(?:js|css))"/g)].map(([, name = '']) => name);
    assert.deepEqual(loaded, ['swagger-ui.css', 'swagger-ui-bundle.js', 'start.js']);
    for (const name of loaded) {
      const file = await call(`/api/docs/${name}`, { headers: { 'Accept-Encoding': 'br' } });
      assert.equal(file.status, 200, name);
      assert.match(file.headers.get('content-type') ?? '', name.endsWith('.css') ? /^text\/css/ : /javascript/);
    }
  }
  for (const path of ['/api/docs/index.html', '/api/docs/package.json', '/api/docs/..%2fpackage.json'])
    assert.equal((await call(path)).status, 404, path);
});

test('under a prefix it finds its files and the description there', async (t) => {
  const { call } = await openTestPlatform(t, {}, { openEngine: openProbeEngine });
  const prefix = '/api/agent_direct/agent-7/lca';
  assert.match((await call(`${prefix}/api/docs`)).text, new RegExp(`<base href="${prefix}/api/docs/">`));
  assert.equal((await call(`${prefix}/api/docs/start.js`)).status, 200);
  const quoted = await call('/api/agent_direct/%22%3E%3Cscript%3E/lca/api/docs');
  assert.doesNotMatch(quoted.text, /"><script>/);
});

test('the parts that a call names are in its description when it is opened', async (t) => {
  const { call } = await openTestPlatform(t, {}, { openEngine: openProbeEngine });
  const { text } = await call('/api/docs/start.js');
  type Fill = (document: object, path: readonly string[]) => Promise<{ spec: unknown; errors: readonly unknown[] }>;
  const given: { plugins?: readonly (() => { fn: { resolveSubtree: Fill } })[] } = {};
  runInNewContext(text, {
    URL,
    document: { baseURI: 'http://there/api/docs/' },
    SwaggerUIBundle: (options: object) => Object.assign(given, options),
  });
  const fill = given.plugins?.[0]?.().fn.resolveSubtree ?? assert.fail('it fills nothing');

  const api = describeApi({ version: '1' }) as unknown as { paths: Record<string, Record<string, unknown>> };
  for (const [path, calls] of Object.entries(api.paths))
    for (const method of Object.keys(calls)) {
      const { spec, errors } = await fill(api, ['paths', path, method]);
      assert.deepEqual([typeof spec, errors.length], ['object', 0], path);
      assert.doesNotMatch(JSON.stringify(spec), /"\$ref"/, path);
    }
  // What has itself inside is filled once.
  const tree = { list: { items: { $ref: '#/list' } } };
  const { spec } = await fill(tree, ['list']);
  assert.equal(JSON.stringify(spec), JSON.stringify({ items: { items: { $ref: '#/list' } } }));
  assert.equal(JSON.stringify((await fill({}, ['paths', '/nowhere'])).spec), undefined);
});
