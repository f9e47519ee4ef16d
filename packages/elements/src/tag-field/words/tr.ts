import type { TagFieldWords } from './en.js';

export const tr: TagFieldWords = {
  entered: (tags: string) => `Girilen: ${tags}`,
  added: (tags: string) => `Eklendi: ${tags}`,
  known: (tags: string) => `Zaten girilmiş: ${tags}`,
  edited: (tag: string) => `${tag} düzenleniyor`,
  remove: (tag: string) => `${tag} öğesini kaldır`,
  removed: (tag: string) => `${tag} kaldırıldı`,
  invalid: 'Geçersiz:',
  missing: 'En az bir etiket girin.',
  atMost: (max: number) => `En fazla ${max} etiket girin.`,
};
