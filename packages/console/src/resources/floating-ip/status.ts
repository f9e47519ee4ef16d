import { statusOf } from '../../kit/list/index.ts';
import { floatingIpStates } from './floating-ip.rules.ts';
import { floatingIpWords } from './floating-ip.ts';

export const floatingIpStatus = statusOf(floatingIpWords, floatingIpStates);
