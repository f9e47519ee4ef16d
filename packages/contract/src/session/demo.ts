import { array, type Infer, string, type } from 'superstruct';
import { get, unscoped } from '../http.ts';
import { enums } from '../structs.ts';

export const demoRoles = ['system_admin', 'domain_admin', 'member', 'viewer'] as const;

/** Somebody as whom the demo can be tried; their password is known to everybody. */
export const DemoAccount = type({
  name: string(),
  full_name: string(),
  password: string(),
  domain_name: string(),
  role: enums(demoRoles),
});
export type DemoAccount = Infer<typeof DemoAccount>;

export const demoApi = {
  /** Nobody where there is no demo. */
  list: unscoped(get('/api/v2/login/demo', array(DemoAccount))),
} as const;
