import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'تعديل مراقب صحة المجمّع',
  de: 'Health Monitor des Pools bearbeiten',
  en: 'Edit the health monitor of the pool',
  es: 'Editar monitor de estado del grupo',
  ja: 'プールのヘルスモニターの編集',
  pt: 'Editar monitor de integridade do pool',
  ru: 'Изменение монитора состояния пула',
  tr: 'Havuzun sağlık izleyicisini düzenle',
  zh: '编辑池的健康监视器',
};
