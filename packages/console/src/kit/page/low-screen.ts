/**
 * A screen with so few lines, of large text or magnified, that bars which stay would leave no room for what lies between them:
 * the page scrolls as a whole (WCAG 1.4.10).
 */
export const lowScreen = '(max-height: 30em)';
