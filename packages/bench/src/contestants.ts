/** The page `src/pages/<id>.html`, and what it shows. The first one is what the others are measured by. */
export const contestants = [
  { id: 'bare', title: 'bare Lit' },
  { id: 'skydeck', title: 'Skydeck' },
  { id: 'fluent', title: 'Fluent UI web components' },
  { id: 'material', title: 'Material Web' },
] as const;

export type ContestantId = (typeof contestants)[number]['id'];

/** Pages that are weighed: `src/entries/<contestant>/<entry>.ts` imports what such a page needs, and nothing else. */
export const entryPoints = [
  { id: 'button', title: 'one button' },
  { id: 'field', title: 'one text field' },
  { id: 'form', title: 'form page (7 controls)' },
  { id: 'dialog', title: 'dialog and form' },
] as const;

export type EntryPointId = (typeof entryPoints)[number]['id'];
