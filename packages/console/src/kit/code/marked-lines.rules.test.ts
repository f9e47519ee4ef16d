import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fieldsAt } from '../form/model.ts';
import { markedLines, pathsOfLines } from './marked-lines.rules.ts';
import { curlOf, type Format, type RequestCode, shownBody } from './request.rules.ts';

const body = {
  name: 'umea',
  left: undefined,
  peer: { endpoints: ['10.92.0.0/16', '10.93.4.0/24'], none: [] },
  psk: 'hidden',
};
const request: RequestCode = { endpoint: { method: 'POST', path: '/api/v2/vpn' }, body, terraform: null };
const draft = { name: 'umea', cidrs: ['10.92.0.0/16', '10.93.4.0/24'], psk: 'hidden', on: true };
const form = { draft, fieldOf: fieldsAt({ 'peer.endpoints': 'cidrs' }) };

const marked = (format: Format, field: string, text: string, asked = request) => {
  const lines = text.split('\n');
  return markedLines(text, { format, request: asked, form, field }).map((number) => lines[number - 1]?.trim());
};

it('each line of the JSON of a body has its path', () => {
  assert.equal(pathsOfLines(body).length, shownBody(request).split('\n').length);
  assert.deepEqual(pathsOfLines({ a: 1, b: [undefined, {}] }), ['', 'a', 'b', 'b.0', 'b.1', 'b', '']);
});

for (const [field, lines] of [
  ['name', ['"name": "umea",']],
  ['cidrs', ['"endpoints": [', '"10.92.0.0/16",', '"10.93.4.0/24"', '],']],
  ['psk', ['"psk": "$PSK"']],
  ['on', []],
] as const) {
  it(`the lines of ${field} are marked in JSON and in a command with a secret`, () => {
    const withSecret = { ...request, secrets: { psk: 'PSK' } };
    assert.deepEqual(marked('json', field, shownBody(withSecret), withSecret), lines);
    assert.equal(marked('curl', field, curlOf(withSecret, 'https://cloud.example'), withSecret).length, lines.length);
  });
}

it('in a command without a secret the body begins where its last line ends it', () => {
  assert.deepEqual(marked('curl', 'name', curlOf(request, 'https://cloud.example')), ['"name": "umea",']);
});

it('for OpenStack those lines are marked in which the value stands', () => {
  const text = 'resource "net" "umea" {\n  name = "umea"\n  cidrs = ["10.92.0.0/16"]\n}';
  assert.deepEqual(marked('terraform', 'cidrs', text), ['cidrs = ["10.92.0.0/16"]']);
  assert.deepEqual(marked('openstack', 'on', text), []);
});
