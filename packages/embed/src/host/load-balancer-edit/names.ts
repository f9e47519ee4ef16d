import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'تعديل موازن الحمل',
  de: 'Load Balancer bearbeiten',
  en: 'Edit the load balancer',
  es: 'Editar balanceador de carga',
  ja: 'ロードバランサーの編集',
  pt: 'Editar balanceador de carga',
  ru: 'Изменение балансировщика нагрузки',
  tr: 'Yük dengeleyiciyi düzenle',
  zh: '编辑负载均衡器',
};
