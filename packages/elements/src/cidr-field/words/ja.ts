import type { CidrFieldWords } from './en.js';

export const ja: CidrFieldWords = {
  missing: (example: string) => `CIDR 形式のネットワークを入力してください (例: ${example})。`,
  unreadable: (example: string) => `CIDR 形式のネットワークではありません (例: ${example})。`,
  notVersion4: 'IPv4 ネットワークではありません。',
  notVersion6: 'IPv6 ネットワークではありません。',
  notNetwork: 'ネットワークアドレスではありません。',
  prefix: (bits: number) => `プレフィックスは /${bits} にしてください。`,
  prefixAtLeast: (min: number) => `プレフィックスは /${min} 以上の長さにしてください。`,
  prefixAtMost: (max: number) => `プレフィックスは /${max} 以下の長さにしてください。`,
  prefixBetween: (min: number, max: number) => `プレフィックスは /${min} から /${max} の範囲にしてください。`,
  use: (network: string) => `${network} を使う`,
};
