import type { ComponentProps } from 'react';
import { StaleAlert } from '../failure/StaleAlert.tsx';
import * as css from './list.css.ts';

/** Above rows that are there, when reading them again failed. */
export const StaleRows = (problem: ComponentProps<typeof StaleAlert>) => (
  <div className={css.stale}>
    <StaleAlert {...problem} />
  </div>
);
