import type { CidrFieldWords } from './en.js';

export const zh: CidrFieldWords = {
  missing: (example: string) => `请输入 CIDR 格式的网络，例如 ${example}。`,
  unreadable: (example: string) => `不是 CIDR 格式的网络。示例：${example}。`,
  notVersion4: '这不是 IPv4 网络。',
  notVersion6: '这不是 IPv6 网络。',
  notNetwork: '不是网络地址。',
  prefix: (bits: number) => `请使用前缀 /${bits}。`,
  prefixAtLeast: (min: number) => `请使用 /${min} 或更长的前缀。`,
  prefixAtMost: (max: number) => `请使用 /${max} 或更短的前缀。`,
  prefixBetween: (min: number, max: number) => `请使用 /${min} 到 /${max} 之间的前缀。`,
  use: (network: string) => `使用 ${network}`,
};
