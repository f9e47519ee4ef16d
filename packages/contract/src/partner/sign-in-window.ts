/** The window that a frame opens for a sign-in (decision 0026), as a path of the console: spelled so, and in no other way. */
const PATH = '/iframe/sign-in';

/** The window for the page of this origin; a provider brings people back to it. */
export const signInWindowOf = (host: string): string => `${PATH}?${new URLSearchParams({ host }).toString()}`;

/** By the path as it was asked for: what is decoded or tidied first may lead to the same page, and is none of these. */
export const isSignInWindow = (path: string): boolean => path.split('?', 1)[0] === PATH;
