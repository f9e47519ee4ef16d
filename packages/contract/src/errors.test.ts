import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { array, boolean, object, optional, refine, string, type Struct } from 'superstruct';
import {
  CallError,
  Cancelled,
  Changed,
  Denied,
  errorOfAnswer,
  Invalid,
  lastResort,
  NotFound,
  Offline,
  problemsOf,
  ServerFault,
  SignedOut,
  TaskFailed,
  Unreadable,
  withoutRemarks,
} from './errors.ts';
import { ExternalConfig } from './external-config/index.ts';
import { PrivateNetworkBody } from './network/index.ts';
import { ReportBody } from './report/index.ts';
import { SecurityGroupBody } from './security-group/index.ts';
import { MTU, VLAN_ID } from './rules/networks.ts';
import { enums, size, within } from './structs.ts';

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

  test('what a field may be is said, in words and as data', () => {
    const Limited = object({
      mtu: within(MTU),
      name: size(string(), 1, 3),
      description: size(string(), 0, 255),
      pin: size(string(), 6),
      ids: size(array(string()), 1, 200),
      pfs: enums(['group2', 'group14']),
      units: enums(['seconds']),
      enabled: boolean(),
      parts: array(object({ vlan_id: within(VLAN_ID) })),
    });
    const [error] = Limited.validate({
      mtu: 9001,
      name: 'abcd',
      description: 'a'.repeat(256),
      pin: '12345',
      ids: [],
      pfs: 'group5',
      units: 'hours',
      enabled: 'yes',
      parts: [{ vlan_id: 1.5 }],
    });
    assert.ok(error);
    const said = Object.entries(problemsOf(error)).map(([path, { code, message, values }]) => [
      path,
      [code, message, values],
    ]);
    assert.deepEqual(Object.fromEntries(said), {
      mtu: ['out_of_range', 'mtu must be between 1500 and 9000', { least: 1500, most: 9000 }],
      name: ['size', 'name must have 1 to 3 characters', { least: 1, most: 3 }],
      description: ['size', 'description must have 255 characters at most', { least: 0, most: 255 }],
      pin: ['size', 'pin must have 6 characters', { least: 6, most: 6 }],
      ids: ['size', 'ids must have 1 to 200 entries', { least: 1, most: 200, of: 'entries' }],
      pfs: ['wrong_type', "pfs must be one of 'group2', 'group14'", { allowed: ['group2', 'group14'] }],
      units: ['wrong_type', "units must be 'seconds'", { allowed: ['seconds'] }],
      enabled: ['wrong_type', 'enabled must be true or false', undefined],
      'parts.0.vlan_id': ['wrong_type', 'vlan_id must be a whole number', undefined],
    });
  });

  test('no body of the contract breaks a rule that it does not name', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const unnamed = files.filter(
      (file) =>
        file.endsWith('.ts') &&
        !file.endsWith('.test.ts') &&
        file !== 'structs.ts' &&
        /\b(?:min|max|size|enums|refine|pattern|nonempty|empty|trimmed)\b[^;]*\} from 'superstruct'/.test(
          readFileSync(join(import.meta.dirname, file), 'utf8'),
        ),
    );
    assert.deepEqual(unnamed, [], 'limits and rules come from structs.ts: its failures carry what they say');
  });

  test('a refinement of our own gives its own code', () => {
    assert.deepEqual(codesOf(PrivateNetworkBody, { name: 'Default', ipam_enabled: true }), { name: 'name_reserved' });
  });

  test('a rule of our own says in English what is wrong', () => {
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    const said = (struct: Struct<any, any>, value: unknown) => {
      const [error] = struct.validate(value);
      return error && Object.entries(problemsOf(error)).map(([path, { code, message }]) => [path, code, message]);
    };
    assert.deepEqual(said(PrivateNetworkBody, { name: 'Default', ipam_enabled: true }), [
      ['name', 'name_reserved', "The name 'default' is reserved"],
    ]);
    assert.deepEqual(said(SecurityGroupBody, { name: 'default' }), [
      ['name', 'name_reserved', "The name 'default' is reserved"],
    ]);
    assert.deepEqual(said(ReportBody, { contact_email: 'x', problem_description: '' }), [
      ['contact_email', 'email_invalid', 'This is not an email address'],
    ]);
    assert.deepEqual(said(ExternalConfig, { languages: ['en', 'en'] }), [
      ['languages', 'duplicate', 'A language is listed twice'],
    ]);
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
    // spec: error.status
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
        {
          name: Class.name,
          key,
          status,
          message: status === 404 ? lastResort.not_found : status >= 500 ? lastResort.server_fault : 'Text',
          requestId: 'r-1',
          code: '',
        },
      );
    });
  }

  // spec: error.fallback
  test('where nobody says anything, the catalogue’s sentence is the last resort; a status text is nobody’s word', () => {
    const said = (status: number, text = '') => errorOfAnswer(status, text, null, null).message;
    assert.equal(said(502, 'Bad Gateway'), 'Internal Server Error. Please contact your system administrator.');
    assert.equal(said(404, 'Not Found'), 'Object you are referring to is not found');
    assert.equal(said(404), 'Object you are referring to is not found');
    assert.equal(said(500), 'Internal Server Error. Please contact your system administrator.');
    assert.equal(said(409), '');
  });

  test('a change that came too late is an Invalid too', () =>
    assert.ok(errorOfAnswer(412, '', null, null) instanceof Invalid));

  // spec: error.id
  test('what no id could be is not found, whatever the status', () => {
    const body = { error: { err_code: 'not_a_uuid', message: "'id' in the path is not a UUID" } };
    const error = errorOfAnswer(400, 'Bad Request', body, null);
    assert.deepEqual([error.constructor, error.message, error.status, error.code], [NotFound, '', 400, 'not_a_uuid']);
  });

  // spec: error.facts
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
    // spec: error.message
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

// spec: error.deprecated
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

// spec: error.classes
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
