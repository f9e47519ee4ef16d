import type { Words } from './words.ts';

export const en: Words = {
  loading: 'Loading the form…',
  silent: 'The console cannot be reached.',
  version: 'The versions of this page and the console are not compatible. Contact the owner of this page.',
  address: 'This form has no valid address. Contact the owner of this page.',
  retry: 'Try again',
  form: 'Form',
};
