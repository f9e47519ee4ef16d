// The smallest file that is an ISO: a program that reads it finds an empty disc. A real one is too large for a demo.

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
