import { portSubjects } from '@skydeck/contract';
import type { Scope } from '../../../http/scope.ts';
import type { Tx } from '../../../store/store.ts';
import { ownedBy } from '../../kit/access.ts';
import type { SearchDefinition } from '../../kit/search/definition.ts';
import { beginsWith, portHits } from '../hits.ts';
import { portRecords } from '../records.ts';
import { termsOf } from '../search-terms.rules.ts';

/** Ports of the scope. `load`: with the networks and the routers that they belong to. */
export const createPortSearch = (load: (scope: Scope) => Promise<Tx>): SearchDefinition => ({
  subject: portSubjects.list,
  async find(scope, text, limit) {
    const tx = await load(scope);
    const terms = termsOf(text);
    const ports = await portRecords.in(tx).all(ownedBy(scope));
    const found = ports.filter((port) => beginsWith(port, terms));
    return portHits(tx, found.slice(0, limit), terms);
  },
});
