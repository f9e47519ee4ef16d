import { plural } from '../../core/plural.js';
import type { ComboboxWords } from './en.js';

export const pt: ComboboxWords = {
  empty: 'Nenhum resultado',
  loading: 'Carregando…',
  results: (count: number) => plural('pt', count, { one: '# resultado', other: '# resultados' }),
  moreResults: (count: number) => plural('pt', count, { one: 'Mais de # resultado', other: 'Mais de # resultados' }),
  chosen: (names: string) => `Selecionado: ${names}`,
  remove: (name: string) => `Remover ${name}`,
  removed: (name: string) => `${name} removido`,
  invalid: 'Inválido:',
  clear: 'Limpar',
};
