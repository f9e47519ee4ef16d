import * as css from './transfers.css.ts';

const RADIUS = 13;
const LENGTH = 2 * Math.PI * RADIUS;

/** How far all of it is, as a part of a circle. */
export function Ring({ label, percent }: { readonly label: string; readonly percent: number }) {
  return (
    <svg
      className={css.ring}
      viewBox="0 0 32 32"
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <circle className={css.ringTrack} cx="16" cy="16" r={RADIUS} />
      <circle
        className={css.ringValue}
        cx="16"
        cy="16"
        r={RADIUS}
        strokeDasharray={`${(LENGTH * percent) / 100} ${LENGTH}`}
        transform="rotate(-90 16 16)"
      />
    </svg>
  );
}
