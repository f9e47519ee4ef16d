import type { Words } from './words.ts';

export const en: Words = {
  loading: 'Loading the form…',
  silent: 'The form does not load.',
  unreachable: 'The console cannot be reached.',
  unlisted: 'The console does not allow this page to show its forms. Contact the owner of this page.',
  blocked: 'The security policy of this page blocks the form. Contact the owner of this page.',
  version: 'The versions of this page and the console are not compatible. Contact the owner of this page.',
  address: 'This form has no valid address. Contact the owner of this page.',
  retry: 'Try again',
  form: 'Form',
};
