import type { Words } from './words.ts';

export const ja: Words = {
  loading: 'フォームを読み込んでいます…',
  silent: 'コンソールに接続できません。',
  version: 'このページとコンソールのバージョンに互換性がありません。このページの管理者にお問い合わせください。',
  address: 'このフォームのアドレスが正しくありません。このページの管理者にお問い合わせください。',
  retry: '再試行',
  form: 'フォーム',
};
