import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'تعديل المجمّع',
  de: 'Pool bearbeiten',
  en: 'Edit the pool',
  es: 'Editar grupo',
  ja: 'プールの編集',
  pt: 'Editar pool',
  ru: 'Изменение пула',
  tr: 'Havuzu düzenle',
  zh: '编辑池',
};
