import { plural } from '../../core/plural.js';
import type { ComboboxWords } from './en.js';

export const es: ComboboxWords = {
  empty: 'Sin coincidencias',
  loading: 'Cargando…',
  results: (count: number) => plural('es', count, { one: '# coincidencia', other: '# coincidencias' }),
  moreResults: (count: number) =>
    plural('es', count, { one: 'Más de # coincidencia', other: 'Más de # coincidencias' }),
  chosen: (names: string) => `Seleccionado: ${names}`,
  remove: (name: string) => `Quitar ${name}`,
  removed: (name: string) => `Se ha quitado ${name}`,
  invalid: 'No válido:',
  clear: 'Borrar',
};
