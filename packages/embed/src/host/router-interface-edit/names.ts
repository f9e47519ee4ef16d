import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'تعديل واجهة الموجّه',
  de: 'Router-Schnittstelle bearbeiten',
  en: 'Edit the router interface',
  es: 'Editar interfaz del router',
  ja: 'ルーターインターフェースの編集',
  pt: 'Editar interface do roteador',
  ru: 'Изменение интерфейса маршрутизатора',
  tr: 'Yönlendirici arabirimini düzenle',
  zh: '编辑路由器接口',
};
