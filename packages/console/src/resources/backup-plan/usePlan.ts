import type { BackupPlan } from '@skydeck/contract';
import { useOutletContext } from 'react-router-dom';

/** The plan whose details page a tab lies in. */
export const usePlan = (): BackupPlan => useOutletContext<BackupPlan>();
