import type { Words } from './words.ts';

export const tr: Words = {
  loading: 'Form yükleniyor…',
  silent: 'Konsola ulaşılamıyor.',
  version: 'Bu sayfa ile konsolun sürümleri uyumlu değil. Sayfanın sorumlusuna başvurun.',
  address: 'Bu formun geçerli bir adresi yok. Sayfanın sorumlusuna başvurun.',
  retry: 'Yeniden dene',
  form: 'Form',
};
