import { useId } from 'react';

const W = 960;
const H = 900;
const LINE = 558;
const CENTRE = W / 2;
const R = 216;

const rings = [1.45, 2, 2.65, 3.4, 4.3];
/** Ring, angle in degrees, radius, opacity. */
const satellites = [
  [1.45, -132, 5, 0.9],
  [2, -48, 4, 0.8],
  [2, -158, 3, 0.7],
  [2, -118, 6, 0.85],
  [2.65, -52, 4, 0.6],
  [2.65, -24, 3, 0.7],
] as const;

/** The boards of the deck: nearer ones are broader and further apart. */
const boards = (() => {
  const found: { y: number; height: number; half: number; glow: number }[] = [];
  let [y, height, gap] = [LINE + R * 0.05, R * 0.035, R * 0.05];
  while (y < H + 60) {
    const at = found.length;
    found.push({ y, height, half: Math.max(R * 0.5, R * (1.02 - 0.1 * at)), glow: Math.max(0.12, 0.95 - 0.13 * at) });
    y += height + gap;
    height *= 1.44;
    gap *= 1.16;
  }
  return found;
})();

const stops = (list: readonly (readonly [number, string, number?])[]) =>
  list.map(([offset, token, opacity]) => (
    <stop key={offset} offset={offset} stopColor={`var(--sky-art-${token})`} stopOpacity={opacity} />
  ));

/** The sun over the deck. Only art tokens, so every scheme gets its own sky. */
export function Horizon({ className }: { className?: string }) {
  const id = useId();
  const url = (name: string) => `url(#${id}${name})`;
  return (
    <svg className={className} viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sky`} x1="0" x2="0" y1="0" y2="1">
          {stops([
            [0, 'sky-1'],
            [0.38, 'sky-2'],
            [0.64, 'sky-3'],
            [1, 'sky-2'],
          ])}
        </linearGradient>
        <linearGradient id={`${id}sun`} x1="0" x2="0" y1="0" y2="1">
          {stops([
            [0, 'sun-1'],
            [1, 'sun-2'],
          ])}
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          {stops([
            [0, 'sun-1', 0.55],
            [0.5, 'sun-1', 0.16],
            [1, 'sun-1', 0],
          ])}
        </radialGradient>
        <linearGradient id={`${id}deck`} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={LINE} y2={H}>
          {stops([
            [0, 'deck', 0.16],
            [1, 'deck', 0.8],
          ])}
        </linearGradient>
        <linearGradient id={`${id}sea`} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={LINE} y2={H}>
          {stops([
            [0, 'deck', 0],
            [1, 'deck', 0.62],
          ])}
        </linearGradient>
        <linearGradient id={`${id}shine`}>
          {stops([
            [0, 'sun-1', 0],
            [0.5, 'sun-1', 0.95],
            [1, 'sun-1', 0],
          ])}
        </linearGradient>
        <clipPath id={`${id}above`}>
          <rect width={W} height={LINE} />
        </clipPath>
      </defs>
      <rect width={W} height={H} fill={url('sky')} />
      <g clipPath={url('above')}>
        {rings.map((ring, at) => (
          <circle
            key={ring}
            cx={CENTRE}
            cy={LINE}
            r={R * ring}
            fill="none"
            stroke="var(--sky-art-sun-2)"
            strokeOpacity={0.26 - 0.045 * at}
          />
        ))}
        <circle cx={CENTRE} cy={LINE} r={R * 2.6} fill={url('glow')} />
        <circle cx={CENTRE} cy={LINE} r={R} fill={url('sun')} />
        {satellites.map(([ring, angle, radius, opacity], at) => (
          <circle
            key={`${ring} ${angle}`}
            r={radius}
            opacity={opacity}
            fill={`var(--sky-art-sun-${at % 2 ? 1 : 2})`}
            cx={CENTRE + R * ring * Math.cos((angle * Math.PI) / 180)}
            cy={LINE + R * ring * Math.sin((angle * Math.PI) / 180)}
          />
        ))}
      </g>
      <rect y={LINE} width={W} height={H - LINE} fill={url('sea')} />
      {boards.map(({ y, height, half, glow }) => (
        <g key={y}>
          <rect x="-10" y={y} width={W + 20} height={height} fill={url('deck')} />
          <rect x={CENTRE - half} y={y} width={half * 2} height={height} fill={url('shine')} opacity={glow} />
        </g>
      ))}
    </svg>
  );
}
