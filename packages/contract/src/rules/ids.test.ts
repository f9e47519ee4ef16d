import { isUuid } from './ids.ts';
import { table } from './testing/table.ts';

const id = '1b4e28ba-2fa1-11d2-883f-0016d3cca427';

// spec: value.uuid
table('an id', isUuid, {
  good: [
    id,
    id.toUpperCase(),
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
    '6ba7b811-9dad-11d1-80b4-00c04fd430c8',
    '6ba7b812-9dad-51d1-80b4-00c04fd430c8',
    '6BA7b814-9dad-41d1-80b4-00c04fd430c8',
  ],
  bad: [
    '',
    'details',
    'not-an-id',
    id.slice(1),
    `${id}0`,
    ` ${id}`,
    `${id}\n`,
    id.replaceAll('-', ''),
    `{${id}}`,
    id.replace('1', 'g'),
  ],
});
