import * as css from './figure.css.ts';

interface Props {
  readonly amount: string;
  /** The sentence, with the amount in its place: `(used) => t('quota.of', { used, limit })`. */
  readonly say: (amount: string) => string;
}

/** No text has this character. */
const PLACE = '\uE000';

/** Figures of which one counts, wherever it stands in a language: "**7** of 20". */
export function Figure({ amount, say }: Props) {
  const [before, after] = say(PLACE).split(PLACE);
  return (
    <span className={css.figure}>
      {before}
      <strong className={css.amount}>{amount}</strong>
      {after}
    </span>
  );
}
