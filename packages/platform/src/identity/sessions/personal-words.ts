import { accountsOf } from '../accounts/documents.ts';
import { wordsIn } from '../accounts/personal-words.ts';
import type { Tx } from '../../store/store.ts';
import { ownProjects, type Person } from '../rights/rights.ts';

/**
 * What a stranger tries first: words of the product's names, of the person's name and address, of their domain and of the
 * projects they can enter. The list is in `docs/security.md`.
 */
export async function personalWordsOf(tx: Tx, person: Person, productNames: readonly string[]): Promise<string[]> {
  const { user } = person;
  const domain = await accountsOf(tx).domains.get(user.domain_id);
  const projects = await ownProjects(tx, person);
  return wordsIn([
    ...productNames,
    user.name,
    user.full_name,
    user.email,
    domain?.name ?? '',
    ...projects.map(({ project }) => project.name),
  ]);
}
