import type { Routes } from '../../http/routes.ts';
import type { Store } from '../../store/store.ts';
import type { PicturePlace } from './pictures/picture-place.ts';
import { openPictures } from './pictures/pictures.ts';
import { openDomainProperties } from './properties.ts';
import { domainPropertyRoutes, themePictureRoutes } from './routes.ts';

/** What the server composes itself from. */
export async function openDomainSettings(store: Store, place: PicturePlace): Promise<Routes[]> {
  const pictures = await openPictures(store, place);
  return [domainPropertyRoutes(store, openDomainProperties(store, pictures)), themePictureRoutes(pictures)];
}
