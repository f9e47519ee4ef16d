import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'إنشاء موجّه',
  de: 'Router erstellen',
  en: 'Create a router',
  es: 'Crear router',
  ja: 'ルーターの作成',
  pt: 'Criar roteador',
  ru: 'Создание маршрутизатора',
  tr: 'Yönlendirici oluştur',
  zh: '创建路由器',
};
