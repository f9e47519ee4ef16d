import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'إضافة واجهة للموجّه',
  de: 'Router-Schnittstelle hinzufügen',
  en: 'Add a router interface',
  es: 'Añadir interfaz al router',
  ja: 'ルーターインターフェースの追加',
  pt: 'Adicionar interface ao roteador',
  ru: 'Добавление интерфейса маршрутизатора',
  tr: 'Yönlendirici arabirimi ekle',
  zh: '添加路由器接口',
};
