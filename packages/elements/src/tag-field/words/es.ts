import { plural } from '../../core/plural.js';
import type { TagFieldWords } from './en.js';

export const es: TagFieldWords = {
  entered: (tags: string) => `Introducido: ${tags}`,
  added: (tags: string) => `Añadido: ${tags}`,
  known: (tags: string) => `Ya introducido: ${tags}`,
  edited: (tag: string) => `Editando ${tag}`,
  remove: (tag: string) => `Quitar ${tag}`,
  removed: (tag: string) => `Se ha quitado ${tag}`,
  invalid: 'No válido:',
  missing: 'Introduzca al menos una etiqueta.',
  atMost: (max: number) =>
    plural('es', max, {
      one: 'Introduzca # etiqueta como máximo.',
      other: 'Introduzca # etiquetas como máximo.',
    }),
};
