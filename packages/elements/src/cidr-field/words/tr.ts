import type { CidrFieldWords } from './en.js';

export const tr: CidrFieldWords = {
  missing: (example: string) => `${example} gibi CIDR biçiminde bir ağ girin.`,
  unreadable: (example: string) => `Bu, ${example} gibi CIDR biçiminde bir ağ değil.`,
  notVersion4: 'Bu bir IPv4 ağı değil.',
  notVersion6: 'Bu bir IPv6 ağı değil.',
  notNetwork: 'Ağ adresi değil.',
  prefix: (bits: number) => `/${bits} önekini kullanın.`,
  prefixAtLeast: (min: number) => `/${min} veya daha uzun bir önek kullanın.`,
  prefixAtMost: (max: number) => `/${max} veya daha kısa bir önek kullanın.`,
  prefixBetween: (min: number, max: number) => `/${min} ile /${max} arasında bir önek kullanın.`,
  use: (network: string) => `${network} kullan`,
};
