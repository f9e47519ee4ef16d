import type { ExternalConfig } from '@skydeck/contract';

/** Whether nobody is ever signed out for doing nothing: the operator wants it so, or the page is a form in another page. */
export const isIdleOff = ({ disable_idle_timeout: isDisabled }: ExternalConfig, isFramed: boolean): boolean =>
  isFramed || isDisabled === true;
