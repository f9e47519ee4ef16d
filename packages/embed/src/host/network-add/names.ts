import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'إنشاء شبكة خاصة',
  de: 'Privates Netzwerk erstellen',
  en: 'Create a private network',
  es: 'Crear red privada',
  ja: 'プライベートネットワークの作成',
  pt: 'Criar rede privada',
  ru: 'Создание частной сети',
  tr: 'Özel ağ oluştur',
  zh: '创建私有网络',
};
