import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'إنشاء مجموعة أمان',
  de: 'Sicherheitsgruppe erstellen',
  en: 'Create a security group',
  es: 'Crear grupo de seguridad',
  ja: 'セキュリティグループの作成',
  pt: 'Criar grupo de segurança',
  ru: 'Создание группы безопасности',
  tr: 'Güvenlik grubu oluştur',
  zh: '创建安全组',
};
