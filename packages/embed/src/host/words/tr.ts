import type { Words } from './words.ts';

export const tr: Words = {
  loading: 'Form yükleniyor…',
  silent: 'Form yüklenmiyor.',
  unreachable: 'Konsola ulaşılamıyor.',
  unlisted: 'Konsol, bu sayfanın formlarını göstermesine izin vermiyor. Sayfanın sorumlusuna başvurun.',
  blocked: 'Bu sayfanın güvenlik ilkesi formu engelliyor. Sayfanın sorumlusuna başvurun.',
  version: 'Bu sayfa ile konsolun sürümleri uyumlu değil. Sayfanın sorumlusuna başvurun.',
  address: 'Bu formun geçerli bir adresi yok. Sayfanın sorumlusuna başvurun.',
  retry: 'Yeniden dene',
  form: 'Form',
};
