/** One way to set text. Weights are CSS numbers; sizes and lines px where the browser's own text is 16 px; tracking em. */
export interface TypeRole {
  use: string;
  weight: 400 | 500 | 600;
  size: number;
  line: number;
  family?: 'mono';
  tracking?: number;
  /** Digits of one width, for numbers that change in place. */
  tabular?: true;
}

export const typeRoles = {
  display: {
    use: 'greeting of the login page',
    weight: 600,
    size: 32,
    line: 40,
    tracking: -0.022,
  },
  title: { use: 'page and dialog titles', weight: 600, size: 20, line: 28, tracking: -0.014 },
  heading: { use: 'headings inside a page', weight: 600, size: 15, line: 22, tracking: -0.006 },
  body: { use: 'running text, fields', weight: 400, size: 14, line: 20 },
  'body-strong': { use: 'emphasis in running text', weight: 500, size: 14, line: 20 },
  table: { use: 'table cells, menus', weight: 400, size: 13, line: 20 },
  caption: { use: 'hints, timestamps', weight: 400, size: 12, line: 16 },
  label: { use: 'field labels, buttons', weight: 500, size: 13, line: 18 },
  overline: { use: 'titles of menu sections and columns', weight: 500, size: 12, line: 16 },
  mono: {
    use: 'UUIDs, MAC addresses, device names, code',
    weight: 400,
    size: 12.5,
    line: 20,
    family: 'mono',
  },
  metric: {
    use: 'the number of a dashboard tile',
    weight: 500,
    size: 26,
    line: 32,
    tracking: -0.02,
    tabular: true,
  },
} as const satisfies Record<string, TypeRole>;

export type TypeRoleName = keyof typeof typeRoles;
export type TypeTokenName = `type.${TypeRoleName}-${'font' | 'tracking' | 'numeric'}`;

interface Script {
  /** Letters join in this script: no tracking, and taller lines. */
  joined: boolean;
}

/** Grows with the size of text that somebody has set in the browser. */
const rem = (px: number): string => `${px / 16}rem`.replace(/^0/, '');

/** The value of each piece: a `font` shorthand, a letter-spacing, a font-variant-numeric. */
function pieces(name: TypeRoleName, { joined }: Script): [TypeTokenName, string][] {
  const { weight, size, line, family, tracking = 0, tabular }: TypeRole = typeRoles[name];
  const height = joined && line === 20 && family !== 'mono' ? 22 : line;
  return [
    [
      `type.${name}-font`,
      `${weight === 400 ? '' : `${weight} `}${rem(size)}/${rem(height)} var(--sky-font-${family ?? 'sans'})`,
    ],
    [`type.${name}-tracking`, joined ? '0em' : `${tracking}em`],
    [`type.${name}-numeric`, tabular ? 'tabular-nums' : 'normal'],
  ];
}

export function typeValues(script: Script): Readonly<Record<TypeTokenName, string>> {
  const names = Object.keys(typeRoles) as TypeRoleName[];
  return Object.fromEntries(names.flatMap((name) => pieces(name, script))) as Record<TypeTokenName, string>;
}

const pieceUses = {
  font: (use: string) => `font shorthand: ${use}`,
  tracking: (use: string) => `letter-spacing: ${use}`,
  numeric: (use: string) => `font-variant-numeric: ${use}`,
};

export function typeUse(name: TypeTokenName): string {
  const [, role, piece] = /^type\.(.+)-(font|tracking|numeric)$/.exec(name) ?? [];
  return pieceUses[piece as keyof typeof pieceUses](typeRoles[role as TypeRoleName].use);
}
