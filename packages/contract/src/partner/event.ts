/** What the live link calls it. By itself: each page has to know it, and few what a partner is. */
export const PARTNER_EVENT = 'partner';
