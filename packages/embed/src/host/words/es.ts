import type { Words } from './words.ts';

export const es: Words = {
  loading: 'Cargando el formulario…',
  silent: 'No se puede acceder a la consola.',
  version: 'Las versiones de esta página y de la consola no son compatibles. Contacte con el responsable de la página.',
  address: 'Este formulario no tiene una dirección válida. Contacte con el responsable de la página.',
  retry: 'Reintentar',
  form: 'Formulario',
};
