import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'حمل موازن الحمل',
  de: 'Auslastung des Load Balancers',
  en: 'Load of the load balancer',
  es: 'Carga del balanceador de carga',
  ja: 'ロードバランサーの負荷',
  pt: 'Carga do balanceador de carga',
  ru: 'Нагрузка балансировщика',
  tr: 'Yük dengeleyicinin yükü',
  zh: '负载均衡器的负载',
};
