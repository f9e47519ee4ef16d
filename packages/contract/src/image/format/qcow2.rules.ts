import { faulty, type FormatRules, headerOf } from './header.ts';

/** The data of the image lies in another file, which its header names. */
const EXTERNAL_DATA = 1 << 2;

/** https://www.qemu.org/docs/master/interop/qcow2.html */
export const qcow2: FormatRules = {
  isIt: ({ head }) => head.text(0, 4) === 'QFI\xfb',
  read({ head }) {
    const version = head.u32be(4);
    if (version !== 2 && version !== 3) return faulty('unknown_version');
    const backing = head.u64be(8);
    const clusterBits = head.u32be(20);
    const crypt = head.u32be(32);
    const features = version === 3 ? head.u64be(72) : 0;
    if (backing === null || crypt === null || clusterBits === null || features === null)
      return faulty('unreadable_header');
    if (backing !== 0) return faulty('backing_file');
    if (version === 3 && ((head.u32be(76) ?? 0) & EXTERNAL_DATA) !== 0) return faulty('external_data');
    if (crypt !== 0) return faulty('encrypted');
    // Clusters of 512 bytes to 2 MiB are all that there are.
    if (clusterBits < 9 || clusterBits > 21) return faulty('unreadable_header');
    return headerOf(head.u64be(24));
  },
};
