import { useMemo } from 'react';
import { encode } from 'uqr';
import * as css from './security.css.ts';

/** So many light modules around it that a camera finds it (ISO/IEC 18004, 4 at least). */
const QUIET = 4;

/** A text for a camera. `label` says what it holds to who cannot point one at it. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => draw(text), [text]);
  return (
    <svg
      className={css.picture}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className={css.ground} />
      <path d={path} className={css.ink} />
    </svg>
  );
}

function draw(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { path, size };
}
