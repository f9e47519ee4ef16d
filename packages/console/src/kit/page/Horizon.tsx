import { useId } from 'react';

interface Scene {
  readonly width: number;
  readonly height: number;
  /** Where the sky meets the deck. */
  readonly line: number;
  /** Of the sun; all else is measured by it. */
  readonly radius: number;
}

const scenes = {
  /** Beside a form. */
  tall: { width: 960, height: 900, line: 558, radius: 216 },
  /** Along the foot of a page. */
  wide: { width: 1440, height: 420, line: 151.2, radius: 176.4 },
} as const satisfies Readonly<Record<string, Scene>>;

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
function boardsOf({ line, radius, height: end }: Scene) {
  const found: { y: number; height: number; half: number; glow: number }[] = [];
  let [y, height, gap] = [line + radius * 0.05, radius * 0.035, radius * 0.05];
  while (y < end + 60) {
    const at = found.length;
    const half = Math.max(radius * 0.5, radius * (1.02 - 0.1 * at));
    found.push({ y, height, half, glow: Math.max(0.12, 0.95 - 0.13 * at) });
    y += height + gap;
    height *= 1.44;
    gap *= 1.16;
  }
  return found;
}

const stops = (list: readonly (readonly [number, string, number?])[]) =>
  list.map(([offset, token, opacity]) => (
    <stop key={offset} offset={offset} stopColor={`var(--sky-art-${token})`} stopOpacity={opacity} />
  ));

/** The sun over the deck. Only art tokens, so every scheme gets its own sky. */
export function Horizon({ className, scene: name = 'tall' }: { className?: string; scene?: keyof typeof scenes }) {
  const id = useId();
  const scene = scenes[name];
  const { width, height } = scene;
  const idOf = (paint: Paint) => `${id}${paint}`;
  const url = (paint: Paint) => `url(#${idOf(paint)})`;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Paints scene={scene} idOf={idOf} />
      <rect width={width} height={height} fill={url('sky')} />
      <Sun scene={scene} url={url} />
      <Deck scene={scene} url={url} />
    </svg>
  );
}

type Paint = 'sky' | 'sun' | 'glow' | 'deck' | 'sea' | 'shine' | 'above';

function Paints({ scene, idOf }: { scene: Scene; idOf: (paint: Paint) => string }) {
  const { width, height, line } = scene;
  return (
    <defs>
      <linearGradient id={idOf('sky')} x1="0" x2="0" y1="0" y2="1">
        {stops([
          [0, 'sky-1'],
          [0.38, 'sky-2'],
          [0.64, 'sky-3'],
          [1, 'sky-2'],
        ])}
      </linearGradient>
      <linearGradient id={idOf('sun')} x1="0" x2="0" y1="0" y2="1">
        {stops([
          [0, 'sun-1'],
          [1, 'sun-2'],
        ])}
      </linearGradient>
      <radialGradient id={idOf('glow')}>
        {stops([
          [0, 'sun-1', 0.55],
          [0.5, 'sun-1', 0.16],
          [1, 'sun-1', 0],
        ])}
      </radialGradient>
      <linearGradient id={idOf('deck')} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={line} y2={height}>
        {stops([
          [0, 'deck', 0.16],
          [1, 'deck', 0.8],
        ])}
      </linearGradient>
      <linearGradient id={idOf('sea')} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={line} y2={height}>
        {stops([
          [0, 'deck', 0],
          [1, 'deck', 0.62],
        ])}
      </linearGradient>
      <linearGradient id={idOf('shine')}>
        {stops([
          [0, 'sun-1', 0],
          [0.5, 'sun-1', 0.95],
          [1, 'sun-1', 0],
        ])}
      </linearGradient>
      <clipPath id={idOf('above')}>
        <rect width={width} height={line} />
      </clipPath>
    </defs>
  );
}

interface PaintedProps {
  readonly scene: Scene;
  readonly url: (paint: Paint) => string;
}

function Sun({ scene: { width, line, radius: sun }, url }: PaintedProps) {
  const centre = width / 2;
  return (
    <g clipPath={url('above')}>
      {rings.map((ring, at) => (
        <circle
          key={ring}
          cx={centre}
          cy={line}
          r={sun * ring}
          fill="none"
          stroke="var(--sky-art-sun-2)"
          strokeOpacity={0.26 - 0.045 * at}
        />
      ))}
      <circle cx={centre} cy={line} r={sun * 2.6} fill={url('glow')} />
      <circle cx={centre} cy={line} r={sun} fill={url('sun')} />
      {satellites.map(([ring, angle, radius, opacity], at) => (
        <circle
          key={`${ring} ${angle}`}
          r={radius}
          opacity={opacity}
          fill={`var(--sky-art-sun-${at % 2 ? 1 : 2})`}
          cx={centre + sun * ring * Math.cos((angle * Math.PI) / 180)}
          cy={line + sun * ring * Math.sin((angle * Math.PI) / 180)}
        />
      ))}
    </g>
  );
}

function Deck({ scene, url }: PaintedProps) {
  const { width, height, line } = scene;
  const centre = width / 2;
  return (
    <>
      <rect y={line} width={width} height={height - line} fill={url('sea')} />
      {boardsOf(scene).map(({ y, height: thickness, half, glow }) => (
        <g key={y}>
          <rect x="-10" y={y} width={width + 20} height={thickness} fill={url('deck')} />
          <rect x={centre - half} y={y} width={half * 2} height={thickness} fill={url('shine')} opacity={glow} />
        </g>
      ))}
    </>
  );
}
