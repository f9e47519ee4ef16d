import type { Router } from '@skydeck/contract';
import { useOutletContext } from 'react-router-dom';

/** The router whose details page a tab lies in. */
export const useRouter = (): Router => useOutletContext<Router>();
