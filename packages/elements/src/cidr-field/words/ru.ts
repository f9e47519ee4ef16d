import type { CidrFieldWords } from './en.js';

export const ru: CidrFieldWords = {
  missing: (example: string) => `Введите сеть в формате CIDR, например ${example}.`,
  unreadable: (example: string) => `Это не сеть в формате CIDR, например ${example}.`,
  notVersion4: 'Это не сеть IPv4.',
  notVersion6: 'Это не сеть IPv6.',
  notNetwork: 'Это не адрес сети.',
  prefix: (bits: number) => `Используйте префикс /${bits}.`,
  prefixAtLeast: (min: number) => `Используйте префикс /${min} или длиннее.`,
  prefixAtMost: (max: number) => `Используйте префикс /${max} или короче.`,
  prefixBetween: (min: number, max: number) => `Используйте префикс от /${min} до /${max}.`,
  use: (network: string) => `Использовать ${network}`,
};
