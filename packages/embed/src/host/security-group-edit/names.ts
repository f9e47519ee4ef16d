import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'تعديل مجموعة الأمان',
  de: 'Sicherheitsgruppe bearbeiten',
  en: 'Edit the security group',
  es: 'Editar grupo de seguridad',
  ja: 'セキュリティグループの編集',
  pt: 'Editar grupo de segurança',
  ru: 'Изменение группы безопасности',
  tr: 'Güvenlik grubunu düzenle',
  zh: '编辑安全组',
};
