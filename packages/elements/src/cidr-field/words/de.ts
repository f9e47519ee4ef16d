import type { CidrFieldWords } from './en.js';

export const de: CidrFieldWords = {
  missing: (example: string) => `Geben Sie ein Netzwerk in CIDR-Schreibweise ein, etwa ${example}.`,
  unreadable: (example: string) => `Kein Netzwerk in CIDR-Schreibweise, etwa ${example}.`,
  notVersion4: 'Kein IPv4-Netzwerk.',
  notVersion6: 'Kein IPv6-Netzwerk.',
  notNetwork: 'Nicht die Netzwerkadresse.',
  prefix: (bits: number) => `Verwenden Sie das Präfix /${bits}.`,
  prefixAtLeast: (min: number) => `Verwenden Sie ein Präfix von /${min} oder länger.`,
  prefixAtMost: (max: number) => `Verwenden Sie ein Präfix von /${max} oder kürzer.`,
  prefixBetween: (min: number, max: number) => `Verwenden Sie ein Präfix von /${min} bis /${max}.`,
  use: (network: string) => `${network} verwenden`,
};
