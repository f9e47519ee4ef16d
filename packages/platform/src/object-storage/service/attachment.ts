import { encodePercent } from '../sigv4/percent.ts';

/** RFC 6266: the name twice, once for those who read ASCII only. */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodePercent(name)}`;
}
