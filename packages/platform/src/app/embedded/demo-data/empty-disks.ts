// The smallest files that are images: a program that reads one finds an empty disk. Real ones are too large for a demo.

const GIB = 1024 ** 3;
const CLUSTER_BITS = 14;
const CLUSTER = 2 ** CLUSTER_BITS;
/** Each cluster of the second table stands for so many clusters of the disk. */
const PER_TABLE = CLUSTER / 8;
const HEADER_BYTES = 104;

/** https://www.qemu.org/docs/master/interop/qcow2.html: a header, two tables of references and one of the disk. */
export function emptyQcow2(gib: number): Buffer {
  const size = gib * GIB;
  const tables = Math.ceil(size / CLUSTER / PER_TABLE);
  const clusters = 3 + Math.ceil((tables * 8) / CLUSTER);
  const file = Buffer.alloc(clusters * CLUSTER);
  file.write('QFI\xfb', 'latin1');
  file.writeUInt32BE(3, 4);
  file.writeUInt32BE(CLUSTER_BITS, 20);
  file.writeBigUInt64BE(BigInt(size), 24);
  file.writeUInt32BE(tables, 36);
  file.writeBigUInt64BE(BigInt(3 * CLUSTER), 40);
  file.writeBigUInt64BE(BigInt(CLUSTER), 48);
  file.writeUInt32BE(1, 56);
  // References are of 2⁴ bits.
  file.writeUInt32BE(4, 96);
  file.writeUInt32BE(HEADER_BYTES, 100);
  file.writeBigUInt64BE(BigInt(2 * CLUSTER), CLUSTER);
  for (let cluster = 0; cluster < clusters; cluster++) file.writeUInt16BE(1, 2 * CLUSTER + 2 * cluster);
  return file;
}

const SECTOR = 2048;

/** ECMA-119: the descriptor of a volume, the end of descriptors, and a folder with nothing in it. */
export function emptyIso(name: string): Buffer {
  const file = Buffer.alloc(19 * SECTOR);
  const [primary, last, root] = [16 * SECTOR, 17 * SECTOR, 18];
  const both16 = (value: number, at: number) => {
    file.writeUInt16LE(value, at);
    file.writeUInt16BE(value, at + 2);
  };
  const both32 = (value: number, at: number) => {
    file.writeUInt32LE(value, at);
    file.writeUInt32BE(value, at + 4);
  };
  const folderAt = (at: number, id: number) => {
    file[at] = 34;
    both32(root, at + 2);
    both32(SECTOR, at + 10);
    file[at + 25] = 2;
    both16(1, at + 28);
    file[at + 32] = 1;
    file[at + 33] = id;
  };
  file.write('\x01CD001\x01', primary, 'latin1');
  file.write(name.toUpperCase().padEnd(32).slice(0, 32), primary + 40, 'latin1');
  both32(19, primary + 80);
  for (const at of [120, 124]) both16(1, primary + at);
  both16(SECTOR, primary + 128);
  folderAt(primary + 156, 0);
  file.write('\xffCD001\x01', last, 'latin1');
  folderAt(root * SECTOR, 0);
  folderAt(root * SECTOR + 34, 1);
  return file;
}
