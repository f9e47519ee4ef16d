import { isPort, isPortRange } from './ports.ts';
import { table } from './testing/table.ts';

const ports = ['1', '7', '22', '80', '443', '8080', '49152', '65535'];
const noPorts = [
  '',
  ' ',
  '-1',
  '+1',
  '1.0',
  '1e3',
  '0x50',
  '080',
  '00',
  '65536',
  '99999',
  '100000',
  '80 ',
  ' 80',
  '80\n',
  '８０',
  '٨٠',
  '80-81',
  '1'.repeat(256),
];

// spec: value.port
table('isPort', isPort, { good: ports, bad: ['0', ...noPorts] });

// spec: value.port
table('isPortRange', isPortRange, {
  good: ['1-2', '1-65535', '80-80', '80-443', '8000-8080', '22-23', '65534-65535', '65535-65535'],
  bad: [
    '',
    '-',
    '80',
    '80-',
    '-80',
    '443-80',
    '0-80',
    '80-65536',
    '080-081',
    '80 - 81',
    '80-81-82',
    '80--81',
    '80–81',
    '80-81\n',
    '٨٠-٨١',
    '1'.repeat(256),
  ],
});
