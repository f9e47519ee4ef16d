/** First bytes of images, as programs write them: for tests. */

const KIB = 1024;
const MIB = 1024 * KIB;
export const GIB = 1024 * MIB;

type Put = readonly [at: number, value: string | Uint8Array | (number | string)[]];

/** So many bytes, with these in them: texts, or `['u32be', 7]`. */
function make(length: number, ...parts: readonly Put[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of parts) {
    if (typeof value === 'string')
      bytes.set(
        Uint8Array.from(value, (char) => char.charCodeAt(0)),
        at,
      );
    else if (value instanceof Uint8Array) bytes.set(value, at);
    else {
      const [type, number] = value as [string, number];
      if (type === 'u16le') view.setUint16(at, number, true);
      else if (type === 'u32le') view.setUint32(at, number, true);
      else if (type === 'u32be') view.setUint32(at, number);
      else if (type === 'u64le') view.setBigUint64(at, BigInt(number), true);
      else view.setBigUint64(at, BigInt(number));
    }
  }
  return bytes;
}

const hex = (digits: string) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

interface Qcow2Facts {
  readonly version?: number;
  readonly size?: number;
  readonly backing?: number;
  readonly clusterBits?: number;
  readonly crypt?: number;
  readonly features?: number;
}

export const qcow2 = ({
  version = 3,
  size = 10 * GIB,
  backing = 0,
  clusterBits = 16,
  crypt = 0,
  features = 0,
}: Qcow2Facts = {}): Uint8Array<ArrayBuffer> =>
  make(
    64 * KIB,
    [0, 'QFI\xfb'],
    [4, ['u32be', version]],
    [8, ['u64be', backing]],
    [20, ['u32be', clusterBits]],
    [24, ['u64be', size]],
    [32, ['u32be', crypt]],
    [72, ['u64be', features]],
  );

export const descriptorOf = (extents: readonly string[], facts: Readonly<Record<string, string>> = {}): string =>
  [
    '# Disk DescriptorFile',
    ...Object.entries({ version: '1', parentCID: 'ffffffff', createType: '"monolithicSparse"', ...facts }).map(
      ([name, value]) => `${name}=${value}`,
    ),
    ...extents,
    '',
  ].join('\n');

interface VmdkFacts {
  readonly descriptor?: string;
  readonly sectors?: number;
  readonly descriptorAt?: number;
  readonly descriptorSectors?: number;
  readonly version?: number;
}

export const vmdk = ({
  descriptor = descriptorOf(['RW 20971520 SPARSE "disk.vmdk"']),
  sectors = 20_971_520,
  descriptorAt = 1,
  descriptorSectors = 20,
  version = 1,
}: VmdkFacts = {}): Uint8Array<ArrayBuffer> =>
  make(
    64 * KIB,
    [0, 'KDMV'],
    [4, ['u32le', version]],
    [12, ['u64le', sectors]],
    [28, ['u64le', descriptorAt]],
    [36, ['u64le', descriptorSectors]],
    [512, descriptor],
  );

export const textBytes = (text: string, length = 1024): Uint8Array<ArrayBuffer> => make(length, [0, text]);

interface VdiFacts {
  readonly type?: number;
  readonly size?: number;
  readonly version?: number;
  readonly link?: string;
}

export const vdi = ({ type = 1, size = 10 * GIB, version = 0x1_0001, link = '' }: VdiFacts = {}) =>
  make(
    MIB,
    [0, '<<< Oracle VM VirtualBox Disk Image >>>\n'],
    [0x40, ['u32le', 0xbeda107f]],
    [0x44, ['u32le', version]],
    [0x4c, ['u32le', type]],
    [0x170, ['u64le', size]],
    [0x1a8, hex(link)],
  );

interface VhdFacts {
  readonly type?: number;
  readonly size?: number;
}

const vhdFooter = ({ type = 3, size = 10 * GIB }: VhdFacts): Put[] => [
  [0, 'conectix'],
  [48, ['u64be', size]],
  [60, ['u32be', type]],
];

export const vhd = (facts: VhdFacts = {}): Uint8Array<ArrayBuffer> => make(64 * KIB, ...vhdFooter(facts));

/** A disk with its footer behind it alone. */
export const fixedVhd = (facts: VhdFacts = {}): Uint8Array<ArrayBuffer> => {
  const footer = make(512, ...vhdFooter({ type: 2, ...facts }));
  return make(MIB + 512, [MIB, footer]);
};

interface VhdxFacts {
  readonly size?: number;
  readonly flags?: number;
  readonly regions?: number;
  readonly items?: number;
  readonly metadataAt?: number;
}

export const vhdx = ({
  size = 10 * GIB,
  flags = 0,
  regions = 1,
  items = 2,
  metadataAt = 2 * MIB,
}: VhdxFacts = {}): Uint8Array<ArrayBuffer> =>
  make(
    3 * MIB,
    [0, 'vhdxfile'],
    [192 * KIB, 'regi'],
    [192 * KIB + 8, ['u32le', regions]],
    [192 * KIB + 16, hex('06a27c8b90479a4bb8fe575f050f886e')],
    [192 * KIB + 32, ['u64le', metadataAt]],
    [2 * MIB, 'metadata'],
    [2 * MIB + 10, ['u16le', items]],
    [2 * MIB + 32, hex('3767a1ca36fa434db3b633f0aa44e76b')],
    [2 * MIB + 48, ['u32le', 64 * KIB]],
    [2 * MIB + 64, hex('2442a52f1bcd7648b2115dbed83bf4b8')],
    [2 * MIB + 80, ['u32le', 64 * KIB + 8]],
    [2 * MIB + 64 * KIB + 4, ['u32le', flags]],
    [2 * MIB + 64 * KIB + 8, ['u64le', size]],
  );

export const ploop = (name = 'WithouFreSpacExt', version = 2): Uint8Array<ArrayBuffer> =>
  make(MIB, [0, name], [16, ['u32le', version]], [36, ['u64le', 20_971_520]]);

export const iso = (mark = 'CD001'): Uint8Array<ArrayBuffer> => make(64 * KIB, [0x8001, mark]);

/** What says nothing of itself. */
export const raw = (length = 64 * KIB): Uint8Array<ArrayBuffer> => new Uint8Array(length).fill(7);
