/** How often the counter is looked at, at least. */
export const CHECK_EVERY_MS = 30_000;

/** What counts as life, anywhere on the page (spec: session.idle). */
export const activityEvents = ['mousemove', 'keydown', 'click'] as const;
