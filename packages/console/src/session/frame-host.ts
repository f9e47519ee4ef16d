/** What the server wrote into the page: who frames us, and whether that page still speaks version 0. */
export interface FrameFacts {
  readonly hostOrigin: string;
  readonly v0: boolean;
}

const content = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;

/**
 * The page whose frame has opened this window for a sign-in; null: this is no such window. What the server has written counts,
 * and no spelling of the address: whatever was made for a page around it and is shown in none is good for that page alone.
 */
export const windowHost = (): string | null => (window.parent === window ? content('skydeck-host') : null);

/** null: this is an ordinary tab, or nobody we know frames us. Then nothing is installed and nothing is said to anybody. */
export function readFrameFacts(): FrameFacts | null {
  if (window.parent === window) return null;
  const hostOrigin = content('skydeck-host');
  return hostOrigin ? { hostOrigin, v0: content('skydeck-v0') !== null } : null;
}

/**
 * The project that the page around the frame has named; the frame works in no other. As the address was in the beginning:
 * the steps of a form leave it out.
 */
export const frameProject = (): string | null => (readFrameFacts() ? asked : null);
const asked = globalThis.location ? new URLSearchParams(location.search).get('project_id') : null;
