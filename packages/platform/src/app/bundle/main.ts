// Bundles the server: `pnpm build`.
import { join } from 'node:path';
import { packageFolder } from '../package-folder.ts';
import { bundleInto } from './bundle.ts';

await bundleInto(join(packageFolder, 'dist/server'), join(packageFolder, 'src/main.ts'));
