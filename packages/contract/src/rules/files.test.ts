import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  acceptOf,
  certificateExtensions,
  extensionOf,
  imageExtensions,
  isCertificateFile,
  isImageFile,
  isPrivateKeyFile,
  privateKeyExtensions,
} from './files.ts';
import { table } from './testing/table.ts';

const noFiles = (extension: string) => [
  '',
  ' ',
  extension,
  `.${extension}`,
  `x.${extension}.exe`,
  `x.${extension} `,
  `x.${extension}\n`,
  `x.exe\0.${extension}`,
  `x.${extension}.`,
  `x,${extension}`,
  `x.${extension}/y`,
  'x.',
  'x',
  'x'.repeat(256),
];

// spec: value.files.certificate
table('isCertificateFile', isCertificateFile, {
  good: [...certificateExtensions.map((extension) => `site.${extension}`), 'SITE.PEM', 'a b.crt', '.x.p12', 'ü.pem'],
  bad: [...noFiles('pem'), 'site.key', 'site.txt', 'site.ｐem'],
});

// spec: value.files.certificate
table('isPrivateKeyFile', isPrivateKeyFile, {
  good: [
    ...privateKeyExtensions.map((extension) => `site.${extension}`),
    'SITE.KEY',
    'a.b.key',
    'a b.der',
    '..pem',
    `${'x'.repeat(256)}.key`,
  ],
  bad: [...noFiles('key'), 'site.crt', 'site.p12'],
});

// spec: value.files.image
table('isImageFile: iso', (name) => isImageFile('iso', name), {
  good: ['a.iso', 'A.ISO', 'debian-12.iso', 'debian 12.iso', 'a.b.iso', 'ü.iso', '.a.iso', `${'x'.repeat(256)}.iso`],
  bad: [...noFiles('iso'), 'a.img', 'a.qcow2'],
});

table('isImageFile: template', (name) => isImageFile('template', name), {
  good: imageExtensions.template.map((extension) => `disk.${extension}`),
  bad: [...noFiles('qcow2'), 'a.iso', 'a.qcow', 'a.vhdy'],
});

test('an extension is what follows the last dot, in small letters', () => {
  const cases = [
    ['a.PEM', 'pem'],
    ['a.b.c', 'c'],
    ['a', ''],
    ['.pem', ''],
    ['a.', ''],
    ['', ''],
    ['a.p\nem', ''],
    ['a.TAR.GZ', 'gz'],
  ] as const;
  for (const [name, extension] of cases) assert.equal(extensionOf(name), extension, name);
  assert.equal(acceptOf(privateKeyExtensions), '.pem,.key,.der');
});
