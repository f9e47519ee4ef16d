import type { CidrFieldWords } from './en.js';

export const de: CidrFieldWords = {
  missing: (example: string) => `Geben Sie ein Netz in CIDR-Schreibweise ein, etwa ${example}.`,
  unreadable: (example: string) => `Kein Netz in CIDR-Schreibweise, etwa ${example}.`,
  notVersion4: 'Kein IPv4-Netz.',
  notVersion6: 'Kein IPv6-Netz.',
  notNetwork: 'Nicht die Netzadresse.',
  prefix: (bits: number) => `Verwenden Sie das Präfix /${bits}.`,
  prefixAtLeast: (min: number) => `Verwenden Sie ein Präfix von /${min} oder länger.`,
  prefixAtMost: (max: number) => `Verwenden Sie ein Präfix von /${max} oder kürzer.`,
  prefixBetween: (min: number, max: number) => `Verwenden Sie ein Präfix von /${min} bis /${max}.`,
  use: (network: string) => `${network} verwenden`,
};
