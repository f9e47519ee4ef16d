import { plural } from '../../core/plural.js';
import type { TagFieldWords } from './en.js';

export const pt: TagFieldWords = {
  entered: (tags: string) => `Inserido: ${tags}`,
  added: (tags: string) => `Adicionado: ${tags}`,
  known: (tags: string) => `Já inserido: ${tags}`,
  edited: (tag: string) => `Editando ${tag}`,
  remove: (tag: string) => `Remover ${tag}`,
  removed: (tag: string) => `${tag} removido`,
  invalid: 'Inválido:',
  missing: 'Insira pelo menos uma etiqueta.',
  atMost: (max: number) =>
    plural('pt', max, { one: 'Insira no máximo # etiqueta.', other: 'Insira no máximo # etiquetas.' }),
};
