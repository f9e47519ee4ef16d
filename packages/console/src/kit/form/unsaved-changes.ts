let count = 0;

/** Whether the page has unsaved changes that a reload would lose. */
export const hasUnsavedChanges = (): boolean => count > 0;

/** Marks the page as having unsaved changes. @returns what clears the mark. */
export function markUnsaved(): () => void {
  count += 1;
  return () => {
    count -= 1;
  };
}
