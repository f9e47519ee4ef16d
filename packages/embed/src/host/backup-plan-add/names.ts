import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'إنشاء خطة نسخ احتياطي',
  de: 'Backup-Plan erstellen',
  en: 'Create a backup plan',
  es: 'Crear plan de copia de seguridad',
  ja: 'バックアッププランの作成',
  pt: 'Criar plano de backup',
  ru: 'Создание плана резервного копирования',
  tr: 'Yedekleme planı oluştur',
  zh: '创建备份计划',
};
