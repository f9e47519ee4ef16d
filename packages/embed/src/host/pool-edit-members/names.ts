import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'تعديل أعضاء المجمّع',
  de: 'Pool-Mitglieder bearbeiten',
  en: 'Edit the members of the pool',
  es: 'Editar miembros del grupo',
  ja: 'プールのメンバーの編集',
  pt: 'Editar membros do pool',
  ru: 'Изменение участников пула',
  tr: 'Havuz üyelerini düzenle',
  zh: '编辑池成员',
};
