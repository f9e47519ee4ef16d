import { isBucketName, isHyphenName, isLetterFirstName, isSegmentName, isShortName, isWordName } from './names.ts';
import { table } from './testing/table.ts';

const all = (text: string, pattern: RegExp) => pattern.test(text[0] ?? '');

// spec: name.letter-first
table('(a) a letter first', isLetterFirstName, {
  good: ['ab', 'a1', 'Web-1', 'web_1', 'web.1', 'A.', 'z-', `a${'b'.repeat(254)}`],
  bad: [
    '',
    'a',
    '1a',
    '_a',
    '-a',
    '.a',
    'a b',
    'ab ',
    ' ab',
    'ab\n',
    'é1',
    'aé',
    'a１',
    'a/b',
    'a:b',
    `a${'b'.repeat(255)}`,
  ],
});

// spec: name.short
table('(b) short', isShortName, {
  good: ['ab', '1a', '_a', '.a', ':a', '(a', ')a', '-a', 'a b', 'aé', 'a🙂', '().:', 'x'.repeat(32)],
  bad: ['', 'a', ' a', 'éa', '/a', '+a', '１a', '\na', 'a\n', 'ab\tc', 'ab\0', '🙂a', 'x'.repeat(33), 'x'.repeat(256)],
  // A first sign that it allows, and then whatever stands on one line.
  takes: (text) => text === '../..',
});

// spec: name.word
table('(c) a word', isWordName, {
  good: ['abc', '123', '___', 'a_1', 'ABC', 'web_server_1', '_ab', 'x'.repeat(32)],
  bad: ['', 'a', 'ab', 'a-b', 'a.b', 'a b', 'abc ', 'abc\n', 'äbc', '١٢٣', 'a/b', 'x'.repeat(33), 'x'.repeat(256)],
});

// spec: name.hyphen
table('(d) with hyphens', isHyphenName, {
  good: ['a', 'Z', 'ab', 'a1', 'a-1', 'web-server-1', 'a--b', `a${'b'.repeat(255)}`],
  bad: ['', '1', '1a', '-a', 'a-', 'a_b', 'a.b', 'a b', 'a ', 'a\n', 'é', 'aé', 'a１', `${'a'.repeat(255)}-`],
  takes: (text) => text.endsWith('a') && all(text, /a/) && !text.includes('/') && !text.includes('\u202E'),
});

// spec: name.lower
table('(e) a bucket', isBucketName, {
  good: ['abc', '123', 'a-b', 'a.b', 'a_b', 'a..b', 'my-bucket.2026', `a${'-'.repeat(254)}z`],
  bad: [
    '',
    'a',
    'ab',
    'Abc',
    'abC',
    '-bc',
    'ab-',
    '.bc',
    'ab.',
    '_bc',
    'ab_',
    'a b',
    'abc ',
    'abc\n',
    'äbc',
    'ab１',
    'a/b',
    `${'a'.repeat(255)}-`,
  ],
  takes: (text) => /^[a1][a1.-]/.test(text) && /[a1]$/.test(text) && !text.includes('/'),
});

// spec: name.segment
table('(f) a part of a path', isSegmentName, {
  good: ['a', ' ', '.', '..', 'a b', 'ä', 'a\nb', '🙂', 'x'.repeat(256)],
  bad: ['', '/', '//', 'a/', '/a', 'a/b', '../a', 'a\n/b', `${'x'.repeat(255)}/`],
  takes: (text) => !text.includes('/'),
});
