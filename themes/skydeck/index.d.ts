import type { Theme } from '@skydeck/tokens';

/** The Skydeck brand; its pictures as URLs. */
declare const theme: Theme;
export default theme;
