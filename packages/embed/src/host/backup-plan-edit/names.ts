import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'تعديل خطة النسخ الاحتياطي',
  de: 'Backup-Plan bearbeiten',
  en: 'Edit the backup plan',
  es: 'Editar plan de copia de seguridad',
  ja: 'バックアッププランの編集',
  pt: 'Editar plano de backup',
  ru: 'Изменение плана резервного копирования',
  tr: 'Yedekleme planını düzenle',
  zh: '编辑备份计划',
};
