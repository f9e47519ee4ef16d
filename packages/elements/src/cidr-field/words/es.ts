import type { CidrFieldWords } from './en.js';

export const es: CidrFieldWords = {
  missing: (example: string) => `Introduzca una red en formato CIDR, como ${example}.`,
  unreadable: (example: string) => `No es una red en formato CIDR, como ${example}.`,
  notVersion4: 'No es una red IPv4.',
  notVersion6: 'No es una red IPv6.',
  notNetwork: 'No es la dirección de red.',
  prefix: (bits: number) => `Use el prefijo /${bits}.`,
  prefixAtLeast: (min: number) => `Use un prefijo /${min} o más largo.`,
  prefixAtMost: (max: number) => `Use un prefijo /${max} o más corto.`,
  prefixBetween: (min: number, max: number) => `Use un prefijo entre /${min} y /${max}.`,
  use: (network: string) => `Usar ${network}`,
};
