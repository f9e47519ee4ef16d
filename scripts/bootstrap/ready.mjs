import { root } from './root.mjs';
import { install, isInstalled } from './install.mjs';
import { findNode } from './find-node.mjs';
import { Sentence } from './sentence.mjs';

const oldest = 20;

/** Refuses a Node that is too old, installs what is missing, and answers with the path of the Node to go on with. */
export async function makeReady() {
  refuseOldNode(process.versions.node);
  if (!isInstalled(root)) await install(root);
  return findNode(root);
}

/** @param {string} version - As in `process.versions.node`. */
export function refuseOldNode(version) {
  if (Number(version.split('.')[0]) >= oldest) return;
  throw new Sentence(`Skydeck needs Node.js ${oldest} or newer; this is ${version}.`);
}
