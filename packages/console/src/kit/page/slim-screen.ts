/**
 * A screen so narrow for its letters, of large text or magnified, that what stands beside each other elsewhere has no room
 * there: it goes below each other (WCAG 1.4.4, 1.4.10).
 */
export const slimScreen = '(max-width: 20em)';
