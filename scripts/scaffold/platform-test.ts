import type { ResourceNames } from './resource-names.ts';

/** The suite that each engine behind the port passes. */
export const engineTest = ({
  one: { pascal, snake },
  many,
  area,
}: ResourceNames) => `import { ${pascal}, type ${pascal}Body } from '@skydeck/contract';
import { openTestResource } from '../../engines/embedded/test-resource.ts';
import { describePlainEngine } from '../../engines/test-plain-engine.ts';
import { embedded${many.pascal} } from './embedded/index.ts';

const bodyOf = (name: string): ${pascal}Body => ({ name });
const plain = { model: ${pascal}, event: '${snake}', task: '${area}.${many.snake}.delete_many', bodyOf };

// One suite for each engine behind the port. What a resource has besides a name gets tests of its own.
describePlainEngine('${many.words} of the embedded engine', plain, () => openTestResource(embedded${many.pascal}));
`;
