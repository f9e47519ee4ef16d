import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'إنشاء موازن حمل',
  de: 'Load Balancer erstellen',
  en: 'Create a load balancer',
  es: 'Crear balanceador de carga',
  ja: 'ロードバランサーの作成',
  pt: 'Criar balanceador de carga',
  ru: 'Создание балансировщика нагрузки',
  tr: 'Yük dengeleyici oluştur',
  zh: '创建负载均衡器',
};
