import assert from 'node:assert/strict';
import { test } from 'node:test';
import { snippetOf, tools } from './snippets.rules.ts';

const facts = { endpoint: 'http://localhost:8890', region: 'eu-1', accessKey: 'AK1', secret: 's3cr3t' };

for (const tool of tools) {
  test(`${tool} has the endpoint, the key, and the secret only while it is known`, () => {
    const known = snippetOf(tool, facts);
    assert.match(known, /localhost:8890/);
    assert.match(known, /AK1/);
    assert.match(known, /eu-1/);
    assert.match(known, /s3cr3t/);
    const unknown = snippetOf(tool, { ...facts, secret: null });
    assert.doesNotMatch(unknown, /s3cr3t|null|undefined/);
    assert.match(unknown, /YOUR_SECRET_KEY/);
  });
}

test('s3cmd is told whether the endpoint has TLS', () => {
  assert.match(snippetOf('s3cmd', facts), /host_base = localhost:8890\n[\s\S]*use_https = False/);
  assert.match(
    snippetOf('s3cmd', { ...facts, endpoint: 'https://s3.example' }),
    /host_base = s3\.example\n[\s\S]*use_https = True/,
  );
});
