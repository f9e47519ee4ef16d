/** Bytes. */
export const MIB = 2 ** 20;
/** Bytes. */
export const GIB = 2 ** 30;
