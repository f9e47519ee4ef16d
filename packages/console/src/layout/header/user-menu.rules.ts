export type MenuItemName =
  | 'account'
  | 'report'
  | 'language'
  | 'appearance'
  | 'password'
  | 'shortcuts'
  | 'about'
  | 'sign-out';

interface Facts {
  /** A brand of limited use shows no more than a person cannot do without. */
  readonly isReduced: boolean;
  /** Whether the person's account has any page. */
  readonly hasAccount: boolean;
  /** Whether there is more than one language to choose from. */
  readonly hasLanguages: boolean;
  /** Who came by an identity provider has none here. */
  readonly hasPassword: boolean;
}

/** The items of the user menu, full or reduced (spec: shell.user-menu, spec: shell.user-menu.reduced). */
export function itemsOf({
  isReduced,
  hasAccount,
  hasLanguages,
  hasPassword,
}: Facts): readonly (MenuItemName | 'line')[] {
  const language = hasLanguages ? (['language'] as const) : [];
  const password = hasPassword ? (['password'] as const) : [];
  if (isReduced) return [...language, ...password, 'line', 'sign-out'];
  return [
    ...(hasAccount ? (['account'] as const) : []),
    ...language,
    'appearance',
    ...password,
    'shortcuts',
    'report',
    'about',
    'line',
    'sign-out',
  ];
}
