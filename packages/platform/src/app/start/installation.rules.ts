/** What a start finds in a data folder. */
export interface InstallationState {
  /** In the database; null: it is new, empty, or of a version that knew none. */
  readonly stored: { readonly id: string; readonly isSeeded: boolean } | null;
  readonly hasAccounts: boolean;
  /** Whether a row of the database names a file of an object. */
  readonly namesBlobs: boolean;
  /** Beside the stored objects. */
  readonly beside: string | null;
  readonly hasBlobs: boolean;
  readonly hasKey: boolean;
}

export type InstallationVerdict =
  /** All of it belongs together; `beside` is to be written where it was not yet. */
  | { readonly kind: 'fits'; readonly id: string }
  /** A new folder, in which nothing is. */
  | { readonly kind: 'new' }
  /** Data from before there were identities; null: neither has one. */
  | { readonly kind: 'adopt'; readonly id: string | null }
  | { readonly kind: 'refused'; readonly why: Mismatch };

export type Mismatch = 'gone' | 'emptied' | 'foreign' | 'objects';

const refused = (why: Mismatch): InstallationVerdict => ({ kind: 'refused', why });

/**
 * Whether database and objects are of one installation. A new one writes its id into the database first, and data from before
 * has it written beside the objects first: a start that was cut off in between is neither of the refused.
 */
export function checkInstallation({
  stored,
  hasAccounts,
  namesBlobs,
  beside,
  hasBlobs,
  hasKey,
}: InstallationState): InstallationVerdict {
  if (!stored && !hasAccounts) return beside !== null || hasBlobs || hasKey ? refused('gone') : { kind: 'new' };
  // An older copy of the database may be from before, too.
  if (!stored) return { kind: 'adopt', id: beside };
  if (stored.isSeeded && !hasAccounts) return refused('emptied');
  if (beside === null && (namesBlobs || hasBlobs)) return refused('objects');
  if (beside !== null && beside !== stored.id) return refused('foreign');
  return { kind: 'fits', id: stored.id };
}
