/** The parts of a feature that decide; a snapshot of the list will do. */
interface Listed {
  readonly id: string;
  readonly enabled: boolean;
  readonly metadata?: { readonly target?: string | undefined } | undefined;
}

/** What a person switched by hand, in one browser. */
export type FeatureOverrides = Readonly<Record<string, boolean>>;

/** Those that this console can use (spec: feature.usable): others are for other programs of the same server. */
export const isUsable = ({ metadata }: Pick<Listed, 'metadata'>): boolean =>
  metadata?.target === 'common' || metadata?.target === 'self-service';

/** Whether a feature is on. What is not listed, or is for another program, is off whatever somebody switched. */
export function isFeatureOn(list: readonly Listed[], overrides: FeatureOverrides, id: string): boolean {
  const feature = list.find((one) => one.id === id);
  if (!feature || !isUsable(feature)) return false;
  return Object.hasOwn(overrides, id) ? overrides[id] === true : feature.enabled;
}

/** Null where a browser holds something else than overrides. */
export function readOverrides(text: string): FeatureOverrides | null {
  try {
    const read: unknown = JSON.parse(text);
    const isPlain = typeof read === 'object' && read !== null && !Array.isArray(read);
    return isPlain && Object.values(read).every((value) => typeof value === 'boolean')
      ? (read as FeatureOverrides)
      : null;
  } catch {
    return null;
  }
}
