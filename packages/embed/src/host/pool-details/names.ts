import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'حمل المجمّع',
  de: 'Auslastung des Pools',
  en: 'Load of the pool',
  es: 'Carga del grupo',
  ja: 'プールの負荷',
  pt: 'Carga do pool',
  ru: 'Нагрузка пула',
  tr: 'Havuzun yükü',
  zh: '池的负载',
};
