import * as css from './summary.css.ts';

/** A fact that nobody has given yet: quieter than those that were. */
export const Unset = ({ t }: { t: (key: 'value.unset') => string }) => (
  <span className={css.unset}>{t('value.unset')}</span>
);
