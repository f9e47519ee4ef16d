import type { ComponentProps } from 'react';
import { StaleAlert } from '../failure/StaleAlert.tsx';
import * as css from './item.css.ts';

/** What shows of an object may be old. */
export const StaleNote = (problem: ComponentProps<typeof StaleAlert>) => (
  <div className={css.stale}>
    <StaleAlert {...problem} />
  </div>
);
