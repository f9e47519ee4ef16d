/** The script that reads an element's part of the accessibility tree, for a sandbox with the system's rights. */
export function readTree(selector) {
  return { script, args: [selector] };
}

/** The tree is made anew between two frames; and when it is asked for the first time, it is not there at all yet. */
const script = `
  const [selector, goOn] = arguments;
  const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
  const isReady = () => service.getAccessibleFor(document)?.childCount > 0;
  const answer = () => {
    try {
      goOn({ tree: (${read})(document, selector, service) });
    } catch (error) {
      goOn({ problem: error.message });
    }
  };
  const look = () => isReady() ? answer() : requestAnimationFrame(look);
  requestAnimationFrame(() => requestAnimationFrame(look));`;

/** Runs in Firefox; whatever it needs is inside. The words are those that Chromium has for the same things. */
function read(document, selector, service) {
  const roles = { img: 'image', summary: 'DisclosureTriangle' };
  const dialogs = new Set(['dialog', 'alertdialog']);
  const fields = new Set([
    'textbox',
    'searchbox',
    'combobox',
    'listbox',
    'spinbutton',
    'checkbox',
    'switch',
    'slider',
    'radiogroup',
    'group',
  ]);
  const ranges = new Set(['meter', 'progressbar', 'slider', 'spinbutton', 'separator']);
  const ignored = new Set(['generic', 'none', 'presentation']);

  const nameOfRole = (accessible) => {
    const platform = service.getStringRole(accessible.role);
    if (platform === 'text leaf' || platform === 'static text') return 'StaticText';
    if (platform === 'password text') return 'textbox';
    if (accessible.DOMNode?.localName === 'summary') return roles.summary;
    const role = accessible.computedARIARole || 'generic';
    return roles[role] ?? role;
  };

  const statesOf = (accessible) => {
    const [state, extra] = [{}, {}];
    accessible.getState(state, extra);
    return new Set(service.getStringStates(state.value, extra.value));
  };

  const attributesOf = (accessible) => {
    const { attributes } = accessible;
    return attributes ? Object.fromEntries([...attributes.enumerate()].map(({ key, value }) => [key, value])) : {};
  };

  const propertiesOf = (accessible, role) => {
    const states = statesOf(accessible);
    const attributes = attributesOf(accessible);
    const node = {};
    if (accessible.description) node.description = accessible.description;
    if (states.has('expanded')) node.expanded = true;
    if (states.has('collapsed')) node.expanded = false;
    if (service.getStringRole(accessible.role) === 'toggle button') node.pressed = String(states.has('pressed'));
    if (states.has('checkable')) node.checked = states.has('mixed') ? 'mixed' : String(states.has('checked'));
    if (states.has('selectable')) node.selected = states.has('selected');
    // Firefox has no word for the modal dialog of HTML: all else is left out of its tree instead.
    if (dialogs.has(role)) node.modal = states.has('modal') || accessible.DOMNode.matches(':modal');
    if (fields.has(role)) node.invalid = String(states.has('invalid'));
    if (states.has('unavailable')) node.disabled = true;
    if (states.has('busy')) node.busy = 1;
    for (const name of ['multiselectable', 'readonly', 'required']) if (states.has(name)) node[name] = true;
    if (states.has('haspopup')) node.hasPopup = attributes.haspopup;
    if (attributes.level) node.level = Number(attributes.level);
    if (attributes.live) node.live = attributes.live;
    return { ...node, ...valuesOf(accessible, role) };
  };

  const valuesOf = (accessible, role) => {
    const { value } = accessible;
    if (!ranges.has(role) || !(accessible instanceof Ci.nsIAccessibleValue)) return value ? { value } : {};
    const { currentValue, minimumValue, maximumValue } = accessible;
    return { value: currentValue, valuemin: minimumValue, valuemax: maximumValue, valuetext: value };
  };

  const childrenOf = (accessible) =>
    Array.from({ length: accessible.childCount }, (_, at) => accessible.getChildAt(at));

  const show = (accessible) => {
    const children = childrenOf(accessible).flatMap(show);
    const role = nameOfRole(accessible);
    if (ignored.has(role)) return children;
    const name = accessible.name ?? '';
    return [{ role, name, ...propertiesOf(accessible, role), ...(children.length > 0 && { children }) }];
  };

  const isInside = (node, top) => {
    for (let at = node; at; at = at.parentNode ?? at.host) if (at === top) return true;
    return false;
  };

  /** Not simply the element's own node: with `display: contents` it may have none. */
  const topsOf = (accessible, top) => {
    if (isInside(accessible.DOMNode, top)) return [accessible];
    return childrenOf(accessible).flatMap((child) => topsOf(child, top));
  };

  const top = document.querySelector(selector);
  if (!top) throw new Error('There is no "' + selector + '" on the page.');
  return topsOf(service.getAccessibleFor(document), top).flatMap(show);
}
