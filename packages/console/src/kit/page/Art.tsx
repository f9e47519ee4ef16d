import { useId } from 'react';

export type ArtKind = 'empty' | 'lost' | 'gate' | 'quiet' | 'fault';

/** Spot illustrations of one motif: the sun over the deck. Every scheme gives it its own sky. */
export function Art({ kind, size = 168 }: { kind: ArtKind; size?: number }) {
  const id = useId();
  const { sun, rings, front } = scenes[kind];
  return (
    <svg width={size} height={size * 0.78} viewBox="0 0 168 131" aria-hidden="true">
      <defs>
        <clipPath id={`${id}-sky`}>
          <rect width="168" height="86" />
        </clipPath>
        <linearGradient id={`${id}-sun`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="var(--sky-art-sun-1)" />
          <stop offset="1" stopColor="var(--sky-art-sun-2)" />
        </linearGradient>
      </defs>
      <g clipPath={`url(#${id}-sky)`}>
        {rings.map(([radius, dashes]) => (
          <circle
            key={radius}
            cx="84"
            cy="86"
            r={radius}
            fill="none"
            stroke="var(--sky-art-sun-2)"
            strokeOpacity=".35"
            strokeWidth="1.25"
            strokeDasharray={dashes}
          />
        ))}
        <circle cx="84" cy={sun[0]} r={sun[1]} fill={`url(#${id}-sun)`} />
      </g>
      {front}
      {deck.map(([y, height, half, opacity]) => (
        <rect
          key={y}
          x={84 - half}
          y={y}
          width={half * 2}
          height={height}
          rx={height / 2}
          fill="var(--sky-border-control)"
          opacity={opacity}
        />
      ))}
    </svg>
  );
}

const deck = [
  [92, 5, 58, 0.55],
  [102, 6.5, 50, 0.38],
  [114, 8, 38, 0.22],
] as const;
const pen = {
  stroke: 'var(--sky-text-muted)',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'var(--sky-surface)',
} as const;
const glow = 'var(--sky-art-sun-2)';

const servers = (
  <g transform="translate(62 38)">
    {[0, 21].map((y) => (
      <g key={y} transform={`translate(0 ${y})`}>
        <rect width="44" height="17" rx="5" {...pen} />
        <circle cx="8" cy="8.5" r="1.8" fill={glow} />
        <path d="M26 8.5h11" stroke="var(--sky-border-control)" strokeWidth="1.6" strokeLinecap="round" />
      </g>
    ))}
  </g>
);

const flight = (
  <>
    <path
      d="M20 60c16-26 34-8 44-22s22-18 34-4 26 2 48-14"
      fill="none"
      stroke={glow}
      strokeWidth="1.6"
      strokeDasharray="4 5"
      strokeLinecap="round"
      opacity=".8"
    />
    <circle cx="20" cy="60" r="3.5" fill={glow} />
    <path
      transform="translate(138 10)"
      d="M0 0l14 14M14 0L0 14"
      stroke="var(--sky-text-muted)"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </>
);

const barrier = (
  <>
    <g {...pen} fill="none">
      <path d="M30 86V42M138 86V42" />
      <rect x="22" y="50" width="124" height="13" rx="4" fill="var(--sky-surface)" />
      <path d="M44 50l-9 13M66 50l-9 13M88 50l-9 13M110 50l-9 13M132 50l-9 13" />
    </g>
    <circle cx="30" cy="39" r="4" {...pen} />
    <circle cx="138" cy="39" r="4" {...pen} />
  </>
);

const broken = (
  <>
    {servers}
    <path d="M92 26l-14 24 13-3-9 26" {...pen} fill="none" stroke="var(--sky-danger-icon)" strokeWidth={2.4} />
  </>
);

const bell = (
  <g transform="translate(64 30) scale(1.65)" {...pen} strokeWidth="1.1">
    <path d="M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326" />
    <path d="M10.268 21a2 2 0 0 0 3.464 0" fill="none" />
  </g>
);

interface Scene {
  /** Height of its centre, radius. */
  readonly sun: readonly [number, number];
  /** Radius, dashes. */
  readonly rings: readonly (readonly [number, string?])[];
  readonly front: React.ReactElement;
}

const scenes: Record<ArtKind, Scene> = {
  empty: { sun: [86, 32], rings: [[64, '3 5'], [48]], front: servers },
  lost: {
    sun: [104, 34],
    rings: [
      [66, '2 6'],
      [50, '2 6'],
    ],
    front: flight,
  },
  gate: { sun: [86, 34], rings: [[64], [48]], front: barrier },
  fault: { sun: [104, 34], rings: [[64, '2 6'], [48]], front: broken },
  quiet: { sun: [86, 30], rings: [[60, '3 5']], front: bell },
};
