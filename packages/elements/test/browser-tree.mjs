/**
 * The accessible nodes of the first element a selector finds, shadow roots included, from Chromium's own tree.
 * `protocol` is a session of the DevTools protocol.
 */
export async function readTree(protocol, selector) {
  const { root } = await protocol.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await protocol.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  if (!nodeId) throw new Error(`There is no "${selector}" on the page.`);
  const { node } = await protocol.send('DOM.describeNode', { nodeId, depth: -1, pierce: true });
  const { nodes } = await protocol.send('Accessibility.getFullAXTree');
  const inside = new Set(backendIds(node));
  const texts = valueTextsIn(node);
  const byId = new Map(nodes.map((entry) => [entry.nodeId, entry]));
  const isInside = (entry) => entry !== undefined && inside.has(entry.backendDOMNodeId);
  // Not simply the element's own node: with `display: contents` it may have none.
  const tops = nodes.filter((entry) => isInside(entry) && !isInside(byId.get(entry.parentId)));
  return tops.flatMap((entry) => simplify(entry, byId, texts));
}

function backendIds(node) {
  const below = [...(node.children ?? []), ...(node.shadowRoots ?? [])];
  return [node.backendNodeId, ...below.flatMap(backendIds)];
}

/** Chromium 156.0.8078.79 leaves `aria-valuetext` out of the tree it tells, and says the bare number: then the attribute counts. */
function valueTextsIn(node, found = new Map()) {
  const { attributes = [], backendNodeId } = node;
  const at = attributes.indexOf('aria-valuetext');
  if (at >= 0) found.set(backendNodeId, attributes[at + 1]);
  for (const below of [...(node.children ?? []), ...(node.shadowRoots ?? [])]) valueTextsIn(below, found);
  return found;
}

/** Leaves out what a screen reader never hears of: ignored boxes, and the text runs inside a named node. */
function simplify(entry, byId, texts) {
  const children = (entry.childIds ?? []).flatMap((id) => (byId.has(id) ? simplify(byId.get(id), byId, texts) : []));
  const role = entry.role?.value;
  if (entry.ignored || role === 'generic' || role === 'none') return children;
  if (role === 'InlineTextBox') return [];
  const node = { role, name: entry.name?.value ?? '' };
  if (entry.description?.value) node.description = entry.description.value;
  if (entry.value?.value !== undefined) node.value = entry.value.value;
  for (const { name, value } of entry.properties ?? []) if (states.has(name)) node[name] = value.value;
  if ('valuetext' in node) node.valuetext = texts.get(entry.backendDOMNodeId) ?? node.valuetext;
  if (children.length > 0) node.children = children;
  return [node];
}

const states = new Set([
  'busy',
  'checked',
  'disabled',
  'expanded',
  'hasPopup',
  'haspopup',
  'invalid',
  'level',
  'live',
  'modal',
  'multiselectable',
  'pressed',
  'readonly',
  'required',
  'selected',
  'valuemax',
  'valuemin',
  'valuetext',
]);
