/** The languages the elements speak. A catalogue that lacks one of them does not compile. */
export const languages = ['ar', 'de', 'en', 'es', 'ja', 'pt', 'ru', 'tr', 'zh'] as const;

export type Language = (typeof languages)[number];
