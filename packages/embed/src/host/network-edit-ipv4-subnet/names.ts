import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'تعديل شبكة IPv4 الفرعية',
  de: 'IPv4-Subnetz bearbeiten',
  en: 'Edit the IPv4 subnet',
  es: 'Editar subred IPv4',
  ja: 'IPv4 サブネットの編集',
  pt: 'Editar sub-rede IPv4',
  ru: 'Изменение подсети IPv4',
  tr: 'IPv4 alt ağını düzenle',
  zh: '编辑 IPv4 子网',
};
