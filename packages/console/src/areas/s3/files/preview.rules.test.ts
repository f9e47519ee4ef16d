import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST_WHOLE, prettyJson, previewOf } from './preview.rules.ts';

for (const [type, contentType, size, preview] of [
  ['png', '', 9, 'image'],
  ['', 'image/png', 9, 'image'],
  ['png', '', MOST_WHOLE + 1, 'too_large'],
  ['csv', 'application/octet-stream', 9, 'table'],
  ['', 'text/csv; charset=utf-8', 9, 'table'],
  ['xls', 'text/csv', 9, 'none'],
  ['json', '', 9, 'json'],
  ['', 'application/json; charset=utf-8', 9, 'json'],
  ['', 'text/plain', 9, 'text'],
  ['pdf', '', 9, 'pdf'],
  ['', 'Application/PDF; version=1.7', 9, 'pdf'],
  ['pdf', 'text/html', 9, 'pdf'],
  ['pdf', '', MOST_WHOLE, 'pdf'],
  ['pdf', '', MOST_WHOLE + 1, 'pdf_large'],
  ['pdf', '', 0, 'empty'],
  ['parquet', '', 9, 'none'],
  ['tiff', 'image/tiff', 9, 'none'],
  ['bin', 'application/octet-stream', 9, 'none'],
  ['txt', '', 0, 'empty'],
] as const) {
  // spec: s3.preview
  test(`.${type} ${contentType} of ${size} bytes: ${preview}`, () =>
    assert.equal(previewOf({ isFolder: false, type, size }, contentType), preview));
}

test('JSON gets lines', () => {
  assert.equal(prettyJson('{"a":[1]}'), '{\n  "a": [\n    1\n  ]\n}');
  assert.equal(prettyJson('{"a":'), '{"a":');
});
