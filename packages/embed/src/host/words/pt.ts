import type { Words } from './words.ts';

export const pt: Words = {
  loading: 'Carregando o formulário…',
  silent: 'O formulário não carrega.',
  unreachable: 'Não é possível acessar o console.',
  unlisted: 'O console não permite que esta página mostre seus formulários. Contate o responsável pela página.',
  blocked: 'A política de segurança desta página bloqueia o formulário. Contate o responsável pela página.',
  version: 'As versões desta página e do console não são compatíveis. Contate o responsável pela página.',
  address: 'Este formulário não tem um endereço válido. Contate o responsável pela página.',
  retry: 'Tentar novamente',
  form: 'Formulário',
};
