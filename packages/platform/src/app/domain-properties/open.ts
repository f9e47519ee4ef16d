import { join } from 'node:path';
import type { Routes } from '../../engines/engine.ts';
import type { Reserve, Store } from '../../store/store.ts';
import { openPictures } from './pictures/pictures.ts';
import { openDomainProperties } from './properties.ts';
import { domainPropertyRoutes, themePictureRoutes } from './routes.ts';

/** What the server composes itself from; pictures lie in the data folder. */
export async function openDomainSettings(store: Store, dataFolder: string, reserve: Reserve): Promise<Routes[]> {
  const pictures = await openPictures(store, join(dataFolder, 'pictures'), reserve);
  return [domainPropertyRoutes(store, openDomainProperties(store, pictures)), themePictureRoutes(pictures)];
}
