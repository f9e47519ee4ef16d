import type { CidrFieldWords } from './en.js';

/** Slash and colons would change places among Arabic letters. */
const fromLeft = (text: string): string => `\u2066${text}\u2069`;

export const ar: CidrFieldWords = {
  missing: (example: string) => `أدخل شبكة بصيغة CIDR مثل ${fromLeft(example)}.`,
  unreadable: (example: string) => `هذه القيمة ليست شبكة بصيغة CIDR. مثال: ${fromLeft(example)}.`,
  notVersion4: 'هذه ليست شبكة IPv4.',
  notVersion6: 'هذه ليست شبكة IPv6.',
  notNetwork: 'ليس عنوان الشبكة.',
  prefix: (bits: number) => `استخدم البادئة ${fromLeft(`/${bits}`)}.`,
  prefixAtLeast: (min: number) => `استخدم بادئة بطول ${fromLeft(`/${min}`)} أو أطول.`,
  prefixAtMost: (max: number) => `استخدم بادئة بطول ${fromLeft(`/${max}`)} أو أقصر.`,
  prefixBetween: (min: number, max: number) =>
    `استخدم بادئة بطول من ${fromLeft(`/${min}`)} إلى ${fromLeft(`/${max}`)}.`,
  use: (network: string) => `استخدام ${fromLeft(network)}`,
};
