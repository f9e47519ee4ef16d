import type { ComboboxWords } from './en.js';

export const tr: ComboboxWords = {
  empty: 'Eşleşme yok',
  loading: 'Yükleniyor…',
  results: (count: number) => `${count} eşleşme`,
  moreResults: (count: number) => `${count} eşleşmeden fazla`,
  chosen: (names: string) => `Seçili: ${names}`,
  remove: (name: string) => `${name} öğesini kaldır`,
  removed: (name: string) => `${name} kaldırıldı`,
  invalid: 'Geçersiz:',
  clear: 'Temizle',
};
