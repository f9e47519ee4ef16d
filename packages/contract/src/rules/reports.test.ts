import { isEmailAddress } from '../report/rules.ts';
import { table } from './testing/table.ts';

// spec: value.email
table('isEmailAddress', isEmailAddress, {
  good: [
    'a@b.c',
    'jonas.lind@northwind.example',
    'a+tag@b.example',
    "o'neil@b.example",
    'A@B.EXAMPLE',
    '1@2.example',
    'a@xn--bcher-kva.example',
    `${'a'.repeat(64)}@b.example`,
  ],
  bad: [
    '',
    ' ',
    'a',
    'a@b',
    '@',
    'a@',
    '@b',
    'a@b@c',
    'a b@c',
    'a@b c',
    'a@b.example\n',
    'a@b.example\r\nBcc: c@d',
    ' a@b',
    'a@b.',
    'a@.b',
    'a@b..c',
    'a@-b',
    'a@b-',
    'a@b_c',
    'ä@b.example',
    'a@bücher.example',
    'a@[10.0.0.1]',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b'.repeat(64)}`,
    `a@${'b.'.repeat(130)}b`,
  ],
});
