import type { Translation } from '../../core/translation.js';

export const en = {
  missing: (example: string) => `Enter a network in CIDR form, such as ${example}.`,
  unreadable: (example: string) => `This is not a network in CIDR form, such as ${example}.`,
  notVersion4: 'This is not an IPv4 network.',
  notVersion6: 'This is not an IPv6 network.',
  notNetwork: 'Not the network address.',
  prefix: (bits: number) => `Use the prefix /${bits}.`,
  prefixAtLeast: (min: number) => `Use a prefix of /${min} or longer.`,
  prefixAtMost: (max: number) => `Use a prefix of /${max} or shorter.`,
  prefixBetween: (min: number, max: number) => `Use a prefix from /${min} to /${max}.`,
  use: (network: string) => `Use ${network}`,
};

export type CidrFieldWords = Translation<typeof en>;
