import type { Bytes } from './bytes.ts';
import { faulty, type FormatRules, type Header, headerOf } from './header.ts';

const SECTOR = 512;
/** No descriptor in one file is longer. */
const LONGEST_DESCRIPTOR = 64 * 1024;
const DESCRIPTOR = '# Disk DescriptorFile';
/** All of their bytes are in the one file. */
const whole: readonly string[] = ['monolithicsparse', 'streamoptimized'];

/**
 * Only the two types that are one file. A descriptor names the files with the bytes of a disk: one that names others, such as
 * `/etc/shadow` of the host, would show them to whoever starts from it.
 */
export const vmdk: FormatRules = {
  isIt: ({ head }) => head.text(0, 4) === 'KDMV' || head.text(0, 4) === 'COWD' || isDescriptor(head),
  read({ head, size }) {
    if (isDescriptor(head)) return faulty('external_data');
    const version = head.u32le(4);
    if (head.text(0, 4) !== 'KDMV' || version === null || version < 1 || version > 3) return faulty('unknown_version');
    const capacity = head.u64le(12);
    const [start, sectors] = [head.u64le(28), head.u64le(36)];
    if (capacity === null || start === null || sectors === null) return faulty('unreadable_header');
    const length = sectors * SECTOR;
    if (start === 0 || length === 0 || length > LONGEST_DESCRIPTOR || start * SECTOR + length > size)
      return faulty('unreadable_header');
    const descriptor = head.text(start * SECTOR, length);
    return descriptor === null ? faulty('unreadable_header') : readDescriptor(descriptor, capacity * SECTOR);
  },
};

const isDescriptor = (head: Bytes) => head.text(0, DESCRIPTOR.length)?.toLowerCase() === DESCRIPTOR.toLowerCase();

function readDescriptor(text: string, virtualSize: number): Header {
  const lines = text
    .replaceAll('\0', '\n')
    .split(/[\r\n]+/)
    .map((line) => line.trim());
  const valueOf = (name: string) => {
    const line = lines.find((one) => one.toLowerCase().replace(/\s/g, '').startsWith(`${name}=`));
    return line
      ?.slice(line.indexOf('=') + 1)
      .trim()
      .replaceAll('"', '')
      .toLowerCase();
  };
  if (!lines[0]?.toLowerCase().startsWith(DESCRIPTOR.toLowerCase())) return faulty('unreadable_header');
  const parent = valueOf('parentcid');
  if ((parent !== undefined && parent !== 'ffffffff') || valueOf('parentfilenamehint') !== undefined)
    return faulty('backing_file');
  if (!whole.includes(valueOf('createtype') ?? '')) return faulty('external_data');
  // RW 4192256 SPARSE "disk.vmdk"
  const extents = lines.filter((line) => /^(RW|RDONLY|NOACCESS)\s/i.test(line));
  const [extent = ''] = extents;
  const isOwn = /^RW\s+\d+\s+SPARSE\s+"[^"/\\]+"(\s+\d+)?$/i.test(extent);
  return extents.length === 1 && isOwn ? headerOf(virtualSize) : faulty('external_data');
}
