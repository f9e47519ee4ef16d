import { plural } from '../../core/plural.js';
import type { FileFieldWords } from './en.js';

export const pt: FileFieldWords = {
  required: 'Obrigatório.',
  chooseOne: 'Escolher um arquivo',
  chooseSeveral: 'Escolher arquivos',
  dropOne: 'Ou solte um arquivo aqui',
  dropSeveral: 'Ou solte arquivos aqui',
  dropNow: 'Solte para adicionar',
  upTo: (size: string) => `Até ${size} por arquivo`,
  files: 'Arquivos escolhidos',
  remove: (name: string) => `Remover ${name}`,
  added: (name: string) => `${name} adicionado`,
  addedSeveral: (count: number) =>
    plural('pt', count, { one: '# arquivo adicionado', other: '# arquivos adicionados' }),
  removed: (name: string) => `${name} removido`,
  missing: 'Escolha um arquivo.',
  wrongType: (name: string, types: string) => `O tipo de “${name}” não é aceito. Tipos aceitos: ${types}.`,
  tooLarge: (name: string, size: string) => `“${name}” é maior que ${size}.`,
  typeMismatch: 'Tipo não aceito',
  rangeOverflow: 'Grande demais',
  folder: 'Não é possível adicionar pastas, somente arquivos.',
  onlyOne: 'Só é possível adicionar um arquivo. O primeiro foi usado.',
};
