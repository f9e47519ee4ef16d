import type { CidrFieldWords } from './en.js';

export const pt: CidrFieldWords = {
  missing: (example: string) => `Insira uma rede no formato CIDR, como ${example}.`,
  unreadable: (example: string) => `Não é uma rede no formato CIDR, como ${example}.`,
  notVersion4: 'Não é uma rede IPv4.',
  notVersion6: 'Não é uma rede IPv6.',
  notNetwork: 'Não é o endereço de rede.',
  prefix: (bits: number) => `Use o prefixo /${bits}.`,
  prefixAtLeast: (min: number) => `Use um prefixo /${min} ou mais longo.`,
  prefixAtMost: (max: number) => `Use um prefixo /${max} ou mais curto.`,
  prefixBetween: (min: number, max: number) => `Use um prefixo entre /${min} e /${max}.`,
  use: (network: string) => `Usar ${network}`,
};
