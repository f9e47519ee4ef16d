import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'تعديل نطاقات CIDR المسموح بها',
  de: 'Zugelassene CIDRs bearbeiten',
  en: 'Edit the allowed CIDRs',
  es: 'Editar CIDR permitidos',
  ja: '許可する CIDR の編集',
  pt: 'Editar CIDRs permitidos',
  ru: 'Изменение разрешённых CIDR',
  tr: 'İzin verilen CIDR’leri düzenle',
  zh: '编辑允许的 CIDR',
};
