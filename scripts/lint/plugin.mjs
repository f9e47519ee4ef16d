import { exactOrigin } from './exact-origin.mjs';

/** Rules of this house that no published plugin has. */
export default { meta: { name: 'skydeck' }, rules: { 'exact-origin': exactOrigin } };
