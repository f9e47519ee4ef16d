import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { problemsOfDraft } from '../../../kit/form/model.ts';
import { corsForm, isPlain, lifecycleForm, setsOf, statementForm } from './rules.form.ts';

const codes = (problems: Record<string, { code: string }>) =>
  Object.fromEntries(Object.entries(problems).map(([path, { code }]) => [path, code]));

describe('a CORS rule', () => {
  const draft = { ...corsForm.blank(), origins: ['https://app.example'] };

  for (const [origin, isGood] of [
    ['*', true],
    ['https://*.example', true],
    ['http://localhost:5173', true],
    ['https://app.example/path', false],
    ['app.example', false],
    ['https://*.*', false],
  ] as const) {
    test(`${origin} is ${isGood ? 'an' : 'no'} origin`, () =>
      assert.equal('origins.0' in problemsOfDraft(corsForm, { ...draft, origins: [origin] }), !isGood));
  }

  test('needs an origin and a method', () => {
    assert.deepEqual(codes(problemsOfDraft(corsForm, { ...draft, origins: [], methods: [] })), {
      origins: 'required',
      methods: 'required',
    });
  });

  test('comes out as it went in', () => {
    const rule = { id: 'a', origins: ['*'], methods: ['GET', 'PUT'], headers: ['*'], exposed: [], maxAge: 0 } as const;
    assert.deepEqual(corsForm.toBody(corsForm.from?.(rule) ?? draft), rule);
  });
});

describe('a lifecycle rule', () => {
  test('does something, after whole days', () => {
    const blank = lifecycleForm.blank();
    assert.deepEqual(codes(problemsOfDraft(lifecycleForm, blank)), { expireAfter: 'nothing_done' });
    assert.deepEqual(codes(problemsOfDraft(lifecycleForm, { ...blank, abortAfter: '0' })), {
      abortAfter: 'whole_number',
    });
    assert.deepEqual(codes(problemsOfDraft(lifecycleForm, { ...blank, abortAfter: '1.5' })), {
      abortAfter: 'whole_number',
    });
    assert.deepEqual(problemsOfDraft(lifecycleForm, { ...blank, abortAfter: '7' }), {});
  });

  test('comes out as it went in', () => {
    const rule = {
      id: '',
      enabled: false,
      prefix: 'logs/',
      tags: [
        ['class', 'temporary'],
        ['query', 'a=b'],
        ['bare', ''],
      ],
      largerThan: 1,
      smallerThan: null,
      expireAfter: 30,
      expireOldAfter: null,
      abortAfter: 1,
      hasMore: false,
    } as const;
    assert.deepEqual(lifecycleForm.toBody(lifecycleForm.from?.(rule) ?? lifecycleForm.blank()), rule);
  });
});

describe('a statement', () => {
  const form = statementForm('invoices');
  const statement = {
    sid: 'one',
    allows: true,
    who: ['arn:aws:iam::p1:user/u1'],
    actions: ['s3:GetObject', 's3:ListBucket'],
    resources: ['arn:aws:s3:::invoices', 'arn:aws:s3:::invoices/reports/*'],
    more: {},
  };

  test('comes out as it went in', () => {
    assert.deepEqual(form.toBody(form.from?.(statement) ?? form.blank()), statement);
    const everybody = {
      ...statement,
      who: ['*'],
      actions: ['s3:*'],
      resources: ['arn:aws:s3:::invoices', 'arn:aws:s3:::invoices/*'],
    };
    assert.deepEqual(form.toBody(form.from?.(everybody) ?? form.blank()), everybody);
  });

  test('is changed in the form only where that has a field for all of it', () => {
    assert.equal(isPlain('invoices', statement), true);
    assert.equal(isPlain('invoices', { ...statement, more: { Condition: {} } }), false);
    assert.equal(isPlain('invoices', { ...statement, actions: ['s3:GetObjectTagging'] }), false);
    assert.equal(isPlain('invoices', { ...statement, resources: ['arn:aws:s3:::other/*'] }), false);
    assert.equal(
      isPlain('invoices', { ...statement, resources: ['arn:aws:s3:::invoices/a/*', 'arn:aws:s3:::invoices/b/*'] }),
      false,
    );
  });

  test('names whom it is about', () => {
    const draft = { ...form.blank(), who: ['somebody'] };
    assert.deepEqual(codes(problemsOfDraft(form, draft)), { 'who.0': 'not_an_arn' });
    assert.deepEqual(problemsOfDraft(form, { ...draft, audience: 'everybody' }), {});
  });

  test('actions are sets, or they are not', () => {
    assert.deepEqual(setsOf(['s3:PutObject', 's3:GetObject']), ['read', 'write']);
    assert.deepEqual(setsOf(['s3:*']), ['all']);
    assert.equal(setsOf(['s3:GetObject', 's3:GetObjectAcl']), null);
    assert.equal(setsOf([]), null);
  });
});
