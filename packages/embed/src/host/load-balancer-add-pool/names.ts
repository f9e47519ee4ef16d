import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'إضافة مجمّع إلى موازن الحمل',
  de: 'Pool zum Load Balancer hinzufügen',
  en: 'Add a pool to the load balancer',
  es: 'Añadir grupo al balanceador de carga',
  ja: 'ロードバランサーへのプールの追加',
  pt: 'Adicionar pool ao balanceador de carga',
  ru: 'Добавление пула в балансировщик нагрузки',
  tr: 'Yük dengeleyiciye havuz ekle',
  zh: '向负载均衡器添加池',
};
