import type { Words } from './words.ts';

export const es: Words = {
  loading: 'Cargando el formulario…',
  silent: 'El formulario no se carga.',
  unreachable: 'No se puede acceder a la consola.',
  unlisted: 'La consola no permite que esta página muestre sus formularios. Contacte con el responsable de la página.',
  blocked: 'La política de seguridad de esta página bloquea el formulario. Contacte con el responsable de la página.',
  version: 'Las versiones de esta página y de la consola no son compatibles. Contacte con el responsable de la página.',
  address: 'Este formulario no tiene una dirección válida. Contacte con el responsable de la página.',
  retry: 'Reintentar',
  form: 'Formulario',
};
