import { plural } from '../../core/plural.js';
import type { ComboboxWords } from './en.js';

export const es: ComboboxWords = {
  empty: 'Sin coincidencias',
  loading: 'Cargando…',
  results: (count: number) => plural('es', count, { one: '# coincidencia', other: '# coincidencias' }),
  chosen: (names: string) => `Seleccionado: ${names}`,
  remove: (name: string) => `Quitar ${name}`,
  removed: (name: string) => `Se ha quitado ${name}`,
  invalid: 'No válido:',
  clear: 'Borrar',
};
