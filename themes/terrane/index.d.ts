import type { Theme } from '@skydeck/tokens';

/** The Terrane brand; its pictures as URLs. */
declare const theme: Theme;
export default theme;
