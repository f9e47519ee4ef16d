import { vars } from '@skydeck/tokens';

/** The colours of series, in their order. */
export const dataColours = [
  vars.data[1],
  vars.data[2],
  vars.data[3],
  vars.data[4],
  vars.data[5],
  vars.data[6],
  vars.data[7],
  vars.data[8],
] as const;
