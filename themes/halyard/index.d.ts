import type { Theme } from '@skydeck/tokens';

/** The Halyard brand; its pictures as URLs. */
declare const theme: Theme;
export default theme;
