import { GIB } from '@skydeck/contract';

const CLUSTER_BITS = 14;
const CLUSTER = 2 ** CLUSTER_BITS;
/** Each cluster of the second table stands for so many clusters of the disk. */
const PER_TABLE = CLUSTER / 8;
const HEADER_BYTES = 104;

/**
 * The smallest file that is such a disk with nothing on it: https://www.qemu.org/docs/master/interop/qcow2.html: a header, two
 * tables of references and one of the disk. 512 GiB take 176 KiB.
 */
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
