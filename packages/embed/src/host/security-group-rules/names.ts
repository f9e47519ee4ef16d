import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'قواعد مجموعة الأمان',
  de: 'Regeln der Sicherheitsgruppe',
  en: 'Rules of the security group',
  es: 'Reglas del grupo de seguridad',
  ja: 'セキュリティグループのルール',
  pt: 'Regras do grupo de segurança',
  ru: 'Правила группы безопасности',
  tr: 'Güvenlik grubunun kuralları',
  zh: '安全组的规则',
};
