import assert from 'node:assert/strict';
import { test } from 'node:test';
import { any, array, boolean, number, nullable, object, optional, record, string, type } from 'superstruct';
import { enums, ruled, size, within } from '../structs.ts';
import { createSchemas } from './schema.ts';

const Item = type({ id: string(), created_at: string() });
const { of, components } = createSchemas(new Map([[Item.schema, 'Item']]));
const item = { $ref: '#/components/schemas/Item' };

test('limits are those that a refusal names, through whatever is around them', () => {
  assert.deepEqual(of(size(string(), 1, 64)), { type: 'string', minLength: 1, maxLength: 64 });
  assert.deepEqual(of(optional(size(string(), 0, 9))), { type: 'string', maxLength: 9 });
  assert.deepEqual(of(nullable(within({ least: 0, most: 7 }))), { type: ['integer', 'null'], minimum: 0, maximum: 7 });
  assert.deepEqual(of(size(array(number()), 2)), {
    type: 'array',
    items: { type: 'number' },
    minItems: 2,
    maxItems: 2,
  });
  const name = ruled(size(string(), 1, 5), 'odd', 'It is odd', (text) => text.trim() !== 'x');
  assert.deepEqual(of(optional(name)), { type: 'string', minLength: 1, maxLength: 5 });
});

test('allowed values are named, and null among them', () => {
  assert.deepEqual(of(enums([4, 6])), { type: 'integer', enum: [4, 6] });
  assert.deepEqual(of(optional(nullable(enums(['a', 'b'])))), { type: ['string', 'null'], enum: ['a', 'b', null] });
});

test('bodies are closed, answers are open, and what may be left out is not required', () => {
  const fields = { a: string(), b: optional(boolean()), c: any() };
  const properties = { a: { type: 'string' }, b: { type: 'boolean' }, c: {} };
  assert.deepEqual(of(object(fields)), { type: 'object', properties, required: ['a'], additionalProperties: false });
  assert.deepEqual(of(type(fields)), { type: 'object', properties, required: ['a'] });
  assert.deepEqual(of(record(string(), Item)), { type: 'object', additionalProperties: item });
});

test('a model with a name is described once', () => {
  assert.deepEqual(of(array(Item)), { type: 'array', items: item });
  assert.deepEqual(of(optional(nullable(Item))), { anyOf: [item, { type: 'null' }] });
  assert.deepEqual(components, {
    Item: {
      type: 'object',
      properties: { id: { type: 'string' }, created_at: { type: 'string', format: 'date-time' } },
      required: ['id', 'created_at'],
    },
  });
});
