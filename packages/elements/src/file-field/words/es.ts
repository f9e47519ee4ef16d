import { plural } from '../../core/plural.js';
import type { FileFieldWords } from './en.js';

export const es: FileFieldWords = {
  required: 'Obligatorio.',
  chooseOne: 'Elegir un archivo',
  chooseSeveral: 'Elegir archivos',
  dropOne: 'O suelte un archivo aquí',
  dropSeveral: 'O suelte archivos aquí',
  dropNow: 'Suelte para añadir',
  upTo: (size: string) => `Hasta ${size} por archivo`,
  files: 'Archivos elegidos',
  remove: (name: string) => `Quitar ${name}`,
  added: (name: string) => `Se ha añadido ${name}`,
  addedSeveral: (count: number) =>
    plural('es', count, { one: 'Se ha añadido # archivo', other: 'Se han añadido # archivos' }),
  removed: (name: string) => `Se ha quitado ${name}`,
  missing: 'Elija un archivo.',
  wrongType: (name: string, types: string) => `El tipo de «${name}» no se admite. Tipos admitidos: ${types}.`,
  tooLarge: (name: string, size: string) => `«${name}» ocupa más de ${size}.`,
  typeMismatch: 'Tipo no admitido',
  rangeOverflow: 'Demasiado grande',
  folder: 'No se pueden añadir carpetas, solo archivos.',
  onlyOne: 'Solo se puede añadir un archivo. Se ha tomado el primero.',
};
