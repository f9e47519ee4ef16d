import type { Words } from './words.ts';

export const pt: Words = {
  loading: 'Carregando o formulário…',
  silent: 'Não é possível acessar o console.',
  version: 'As versões desta página e do console não são compatíveis. Contate o responsável pela página.',
  address: 'Este formulário não tem um endereço válido. Contate o responsável pela página.',
  retry: 'Tentar novamente',
  form: 'Formulário',
};
