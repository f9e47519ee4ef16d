import { type Image, imageSubjects, type ImageUpdate } from '@skydeck/contract';
import { readOf, transacting } from '../../../engines/embedded/crud-of.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import { ownedResource } from '../../../engines/embedded/owned-resource.ts';
import { describeList } from '../../../http/list-query.ts';
import { conflict, refuseOldRevision } from '../../../http/refusal.ts';
import type { Scope } from '../../../http/scope.ts';
import type { ChangeListener, Tx } from '../../../store/store.ts';
import type { Actor } from '../../kit/access.ts';
import { refuseWhileNeeded } from '../../kit/dependents.ts';
import type { FileStore, NamedFiles } from '../../kit/file-store.ts';
import { allOf } from '../../kit/find-records.ts';
import { defineSearch } from '../../kit/search/define-search.ts';
import { imageDependents } from '../dependents.ts';
import { planImageUpdate } from '../plan.ts';
import { type ImageEngine, imageListRules } from '../port.ts';
import { findOwnImage, type ImageRecord, imageRecords } from '../records.ts';
import { imageViews } from '../views.ts';
import { visibilityFields, visibleImages } from '../visibility.rules.ts';
import { downloadsOf } from './download.ts';
import { imageOfDisk } from './of-disk.ts';
import { uploadImage, uploadLost } from './upload.ts';

// For resources that stand below this one.
export { beginImageOf } from './of-disk.ts';

const { kind } = imageRecords;

const images = ownedResource({
  tasks: 'compute.images',
  subjects: imageSubjects,
  records: imageRecords,
  views: imageViews,
  rules: imageListRules,
  remove: deleteImage,
  // How far an upload is changes by itself.
  audit: { ignored: ['progress', 'blob'] },
  search: defineSearch<ImageRecord>({
    type: kind,
    subject: imageSubjects.list,
    where: (_, scope) => visibleImages(scope),
    show: (_, { os_distro, project_id }) => ({ detail: os_distro, project_id }),
  }),
});

async function updateImage(
  tx: Tx,
  scope: Scope,
  id: string,
  body: ImageUpdate,
  revision: number | null,
): Promise<Image> {
  const image = await findOwnImage(tx, scope, id, 'PATCH');
  refuseOldRevision(image, revision);
  injectFault(image.name, 'update');
  return imageViews.one(tx, await imageRecords.revise(tx, image, await planImageUpdate(tx, scope, image, body)));
}

async function deleteImage(tx: Tx, actor: Actor, id: string): Promise<void> {
  const image = await findOwnImage(tx, actor, id, 'DELETE');
  injectFault(image.name, 'delete');
  // spec: image.protected
  if (image.protected) throw conflict('protected', `'${image.name}' is protected`, { name: image.name });
  await refuseWhileNeeded(tx, image, imageDependents);
  await imageRecords.in(tx).remove(image.id);
}

/** A file goes with its image, however that is deleted. */
const removeFiles = (files: FileStore): ChangeListener => ({
  kinds: new Set([kind]),
  async beforeCommit(tx, changes) {
    for (const { before, after } of changes) {
      const blob = after === null && (before as ImageRecord | null)?.blob;
      if (blob) tx.afterCommit(() => files.remove(blob));
    }
    return [];
  },
});

/** Of blobs that may be nobody's. */
export const namedImageFiles: NamedFiles = async (tx, ids) =>
  (await allOf(imageRecords.in(tx), 'blob', ids)).flatMap(({ blob }) => blob ?? []);

export const embeddedImages: EmbeddedResource<ImageEngine> = {
  open({ store, sealing, files, clock }) {
    const write = transacting(store);
    const parts = { store, files, clock };
    store.onChanges(removeFiles(files));
    return {
      ...readOf(store, { records: imageRecords, views: imageViews, rules: imageListRules, visible: visibleImages }),
      update: write(updateImage),
      remove: write(deleteImage),
      removeMany: (scope, selection) => images.deleteMany.start(store, scope, selection),
      upload: (scope, body, source) => uploadImage(parts, scope, body, source),
      ...downloadsOf(store, sealing, files),
    };
  },
  ...images.parts,
  lists: [describeList(kind, imageListRules, [...visibilityFields, 'blob'])],
  counted: { type: kind, subject: imageSubjects.list, visible: visibleImages },
  jobHandlers: [uploadLost, imageOfDisk],
};
