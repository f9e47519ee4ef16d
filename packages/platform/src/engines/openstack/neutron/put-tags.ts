import type { OpenstackParts } from '../parts.ts';

/** Neutron takes tags apart from the other fields, all of them at once: said twice, it comes to the same. */
export async function putTags(
  { cloud }: Pick<OpenstackParts, 'cloud'>,
  path: string,
  before: readonly string[],
  tags: readonly string[] | undefined,
): Promise<void> {
  if (!tags || (tags.length === before.length && tags.every((tag) => before.includes(tag)))) return;
  await cloud.network.put(`${path}/tags`, { tags });
}
