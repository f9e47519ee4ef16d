import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { array, object, optional, refine, size, string, type Struct } from 'superstruct';
import {
  CallError,
  Cancelled,
  Changed,
  Denied,
  errorOfAnswer,
  Invalid,
  NotFound,
  Offline,
  problemsOf,
  ServerFault,
  SignedOut,
  TaskFailed,
  Unreadable,
  withoutRemarks,
} from './errors.ts';
import { PrivateNetworkBody } from './network/index.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
function codesOf(struct: Struct<any, any>, value: unknown): Record<string, string> {
  const [error] = struct.validate(value);
  assert.ok(error, 'the value should be refused');
  return Object.fromEntries(Object.entries(problemsOf(error)).map(([path, { code }]) => [path, code]));
}

describe('problemsOf', () => {
  const Body = object({ name: size(string(), 1, 3), parts: optional(array(object({ size: string() }))) });
  const cases: [string, unknown, Record<string, string>][] = [
    ['unknown field', { name: 'a', colour: 'red' }, { colour: 'unknown_field' }],
    ['unknown field without a value', { name: 'a', colour: undefined }, { colour: 'unknown_field' }],
    ['missing field', {}, { name: 'required' }],
    ['wrong type', { name: 1 }, { name: 'wrong_type' }],
    ['null is a value of a wrong type', { name: null }, { name: 'wrong_type' }],
    ['refinement', { name: '' }, { name: 'size' }],
    [
      'deep paths',
      { name: 'a', parts: [{ size: 'x' }, { size: 1, colour: 'red' }] },
      { 'parts.1.size': 'wrong_type', 'parts.1.colour': 'unknown_field' },
    ],
    ['all at once', { parts: 'x', colour: 'red' }, { name: 'required', parts: 'wrong_type', colour: 'unknown_field' }],
    ['no object at all', 'x', { '': 'wrong_type' }],
    ['nothing at all', undefined, { '': 'required' }],
  ];
  for (const [name, value, codes] of cases) test(name, () => assert.deepEqual(codesOf(Body, value), codes));

  test('of two broken rules the first is said', () => {
    const Even = refine(size(string(), 1, 3), 'even', (text) => text.length % 2 === 0);
    assert.deepEqual(codesOf(object({ name: Even }), { name: 'abcde' }), { name: 'size' });
  });

  test('a refinement of our own gives its own code', () => {
    assert.deepEqual(codesOf(PrivateNetworkBody, { name: 'Default', ipam_enabled: true }), { name: 'name_reserved' });
  });
});

describe('errorOfAnswer', () => {
  const classes: [number, new (message: string) => CallError, string][] = [
    [400, Invalid, 'invalid'],
    [401, SignedOut, 'signed_out'],
    [403, Denied, 'denied'],
    [404, NotFound, 'not_found'],
    [409, Invalid, 'invalid'],
    [412, Changed, 'changed'],
    [413, Invalid, 'invalid'],
    [422, Invalid, 'invalid'],
    [429, Invalid, 'invalid'],
    [499, Invalid, 'invalid'],
    [500, ServerFault, 'server_fault'],
    [502, ServerFault, 'server_fault'],
    [503, ServerFault, 'server_fault'],
    [599, ServerFault, 'server_fault'],
  ];
  for (const [status, Class, key] of classes) {
    test(`${status} is ${Class.name}`, () => {
      const error = errorOfAnswer(status, 'Text', null, 'r-1');
      assert.equal(error.constructor, Class);
      assert.ok(error instanceof CallError);
      assert.deepEqual(
        {
          name: error.name,
          key: error.key,
          status: error.status,
          message: error.message,
          requestId: error.requestId,
          code: error.code,
        },
        { name: Class.name, key, status, message: status === 404 ? '' : 'Text', requestId: 'r-1', code: '' },
      );
    });
  }

  test('a change that came too late is an Invalid too', () =>
    assert.ok(errorOfAnswer(412, '', null, null) instanceof Invalid));

  test('our own body: code, fields, values and the request id of the body', () => {
    const fields = { name: { code: 'name_taken', message: 'Taken', values: { name: 'web' } } };
    const error = errorOfAnswer(
      409,
      'Conflict',
      {
        error: {
          err_code: 'name_taken',
          message: 'There is one',
          fields,
          request_id: 'from-body',
          values: { name: 'web' },
          later: 1,
        },
      },
      'from-header',
    );
    assert.equal(error.code, 'name_taken');
    assert.equal(error.message, 'There is one');
    assert.equal(error.requestId, 'from-body');
    assert.deepEqual(error.fields, fields);
    assert.deepEqual(error.values, { name: 'web' });
  });

  test('the request id of the header where the body has none', () => {
    assert.equal(
      errorOfAnswer(500, '', { error: { err_code: 'server_error', message: 'x' } }, 'from-header').requestId,
      'from-header',
    );
  });

  const foreign: [string, unknown, string][] = [
    ['error.message', { error: { message: 'In error', code: 409 } }, 'In error'],
    ['error.message before message', { error: { message: 'In error' }, message: 'Outside' }, 'In error'],
    ['message beside an error without one', { error: { code: 409 }, message: 'Outside' }, 'Outside'],
    ['error as text', { error: 'As text', message: 'Outside' }, 'As text'],
    ['message', { message: 'Alone' }, 'Alone'],
    ['error null', { error: null, message: 'Alone' }, 'Alone'],
    ['an empty message', { error: { err_code: 'x', message: '' } }, 'Status text'],
    ['a message that is no text', { message: { text: 'x' } }, 'Status text'],
    ['a list', [1], 'Status text'],
    ['a text', 'Bad gateway', 'Status text'],
    ['nothing', null, 'Status text'],
  ];
  for (const [name, body, message] of foreign) {
    test(`foreign body: ${name}`, () => assert.equal(errorOfAnswer(409, 'Status text', body, null).message, message));
  }

  test('fields of other servers: texts, lists of texts, and ours', () => {
    const ours = { code: 'required', message: 'Required' };
    const error = errorOfAnswer(
      400,
      '',
      { error: { fields: { name: 'Too long', size: ['Too big', 'Too odd'], mtu: ours } } },
      null,
    );
    assert.deepEqual(error.fields, {
      name: { code: 'server', message: 'Too long' },
      size: { code: 'server', message: 'Too big Too odd' },
      mtu: ours,
    });
  });

  test('an err_code is read from bodies that are not quite ours', () => {
    assert.equal(errorOfAnswer(503, '', { error: { err_code: 's3_disabled' } }, null).code, 's3_disabled');
  });
});

describe('remarks about deprecated fields', () => {
  const cases: [string, string][] = [
    ['Name is taken.', 'Name is taken.'],
    ["Name is taken. Field 'tenant' is deprecated.", 'Name is taken.'],
    ["Name is taken (field 'tenant' is deprecated)", 'Name is taken'],
    ['The field `tenant_id` is deprecated, use `project_id` instead. Name is taken.', 'Name is taken.'],
    ["Field 'ram' is deprecated, use 'flavor.ram' instead. Name is taken.", 'Name is taken.'],
    ['Field a is deprecated. Field b.c is deprecated. Name is taken.', 'Name is taken.'],
    ['This API is deprecated', 'This API is deprecated'],
  ];
  for (const [given, kept] of cases) test(given, () => assert.equal(withoutRemarks(given), kept));

  test('a message of nothing else leaves the status text', () => {
    assert.equal(errorOfAnswer(400, 'Bad Request', { message: 'Field a is deprecated.' }, null).message, 'Bad Request');
  });
});

test('each class has a key of its own, for words', () => {
  const all = [
    Offline,
    Unreadable,
    Invalid,
    Changed,
    NotFound,
    SignedOut,
    Denied,
    ServerFault,
    Cancelled,
    TaskFailed,
  ].map((Class) => new Class(''));
  assert.equal(new Set(all.map(({ key }) => key)).size, all.length);
  for (const error of all)
    assert.deepEqual(
      [error.status, error.code, error.requestId, error.fields, error.values],
      [null, '', null, {}, {}],
      error.name,
    );
});
