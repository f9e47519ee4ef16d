import { statusOf } from '../../kit/list/index.ts';
import { routerStates } from './router.rules.ts';
import { routerWords } from './router.ts';

export const routerStatus = statusOf(routerWords, routerStates);
