const ready: readonly string[] = ['available', 'in-use'];

/** Whether a recovery point of a volume can be made now: it is neither busy nor broken. */
export const canHavePoint = ({ status }: { readonly status: string }): boolean => ready.includes(status);
