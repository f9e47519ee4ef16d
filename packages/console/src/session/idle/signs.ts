/** How often the counter is looked at, at least. */
export const CHECK_EVERY_MS = 30_000;

/** What counts as life, anywhere on the page (1-foundations §4). */
export const signsOfLife = ['mousemove', 'keydown', 'click'] as const;

/** In the tab's own store: for how many minutes nobody was there, until somebody has read it. */
export const SIGNED_OUT_KEY = 'skydeck.signed-out';
