import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { openProbeEngine } from '../app/testing/probe-engine.ts';
import { openTestPlatform } from '../app/testing/test-platform.ts';

/** What comes back for bytes that no client of ours would send; the connection is over then. */
async function answerTo(port: number, ...lines: readonly string[]): Promise<string> {
  const socket = connect(port, 'localhost');
  const all = text(socket);
  socket.write(`${lines.join('\r\n')}`);
  return all;
}

test('where a message ends is never a matter of opinion', async (t) => {
  const { platform } = await openTestPlatform(t, {}, { openEngine: openProbeEngine });
  const post = ['POST /api/v2/login HTTP/1.1', 'Host: localhost', 'X-Requested-With: x', 'Connection: close'];
  const smuggled = 'GET /api/v2/meta HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const cases: readonly (readonly string[])[] = [
    [...post, 'Content-Length: 4', 'Transfer-Encoding: chunked', '', `0\r\n\r\n${smuggled}`],
    [...post, 'Content-Length: 4', 'Content-Length: 40', '', `{}  ${smuggled}`],
    [...post, 'Transfer-Encoding: chunked, identity', '', `0\r\n\r\n${smuggled}`],
    [...post, 'Transfer-Encoding : chunked', '', `0\r\n\r\n${smuggled}`],
    [...post, 'Content-Length: -1', '', smuggled],
    [...post, 'X-Folded: a', ' b', '', smuggled],
  ];
  for (const lines of cases) {
    const answer = await answerTo(platform.port, ...lines);
    assert.match(answer, /^HTTP\/1\.1 400 /, lines.join(' | '));
    assert.equal(answer.match(/^HTTP\/1\.1/gm)?.length, 1, 'one answer for one message');
  }
});
