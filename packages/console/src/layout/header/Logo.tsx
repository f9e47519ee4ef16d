import { useSnapshot } from 'valtio';
import { theme } from '../../preferences/theme.ts';
import * as css from '../layout.css.ts';

/** The brand's mark in the colour the scheme gives it: its drawing is a mask. */
export function Logo({ size = 24 }: { size?: number }) {
  const { current } = useSnapshot(theme);
  if (!current) return null;
  return (
    <span
      className={css.mark}
      style={{ inlineSize: size, blockSize: size, maskImage: `url("${current.logo}")` }}
      aria-hidden="true"
    />
  );
}
