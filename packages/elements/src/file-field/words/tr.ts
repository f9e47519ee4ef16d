import type { FileFieldWords } from './en.js';

export const tr: FileFieldWords = {
  required: 'Zorunlu.',
  chooseOne: 'Dosya seç',
  chooseSeveral: 'Dosyaları seç',
  dropOne: 'Ya da bir dosyayı buraya bırakın',
  dropSeveral: 'Ya da dosyaları buraya bırakın',
  dropNow: 'Eklemek için bırakın',
  upTo: (size: string) => `Dosya başına en fazla ${size}`,
  files: 'Seçilen dosyalar',
  remove: (name: string) => `${name} dosyasını kaldır`,
  added: (name: string) => `${name} eklendi`,
  addedSeveral: (count: number) => `${count} dosya eklendi`,
  removed: (name: string) => `${name} kaldırıldı`,
  missing: 'Bir dosya seçin.',
  wrongType: (name: string, types: string) => `“${name}” dosyasının türü kabul edilmiyor. Kabul edilenler: ${types}.`,
  tooLarge: (name: string, size: string) => `“${name}” dosyasının boyutu ${size} sınırını aşıyor.`,
  typeMismatch: 'Kabul edilmeyen tür',
  rangeOverflow: 'Çok büyük',
  folder: 'Klasör eklenemez, yalnızca dosya eklenebilir.',
  onlyOne: 'Yalnızca bir dosya eklenebilir. İlk dosya alındı.',
};
