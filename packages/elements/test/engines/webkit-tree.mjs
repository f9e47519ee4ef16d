const reference = 'element-6066-11e4-a52e-4f735466cecf';

/** The words that Chromium has for the same things. */
const roles = { img: 'image' };
const ignored = new Set(['', 'generic', 'none', 'presentation']);

/**
 * An element as WebKit computes it: roles and names are the engine's own, through WebDriver's `computedrole` and
 * `computedlabel`. It tells no more than these, so that states are read from the attributes that it makes them of.
 */
export async function readTree(driver, selector) {
  const nodes = await driver.script(`return (${collect})(arguments[0]);`, selector);
  const tree = [];
  // One after the other: the driver answers one question at a time.
  for (const node of nodes) tree.push(...(await show(driver, node)));
  return tree;
}

async function show(driver, { element, text, isSummary, isSelect, isGroup, children = [], ...states }) {
  if (text !== undefined) return [{ role: 'StaticText', name: text }];
  const below = [];
  for (const child of children) below.push(...(await show(driver, child)));
  const path = `/element/${element[reference]}`;
  const computed = await driver.get(`${path}/computedrole`);
  // It has a role for a summary, which this command has no word for.
  // Its pop-up button is what the others call a combo box.
  const role = isSummary ? 'DisclosureTriangle' : isSelect ? 'combobox' : (roles[computed] ?? computed);
  if (ignored.has(role)) return below;
  // It makes a group, too, of a host that has a label or hands on the focus, around what has them.
  if (role === 'group' && !isGroup) return below;
  const name = await driver.get(`${path}/computedlabel`);
  return [{ role, name, ...statesFor(role, states), ...(below.length > 0 && { children: below }) }];
}

/** Those that a node of this role has whatever its attributes say. */
function statesFor(role, { invalid, modal, ...states }) {
  return {
    ...states,
    ...(fields.has(role) && { invalid: String(invalid) }),
    ...(dialogs.has(role) && { modal }),
  };
}

const dialogs = new Set(['dialog', 'alertdialog']);
const fields = new Set(
  'textbox searchbox combobox listbox spinbutton checkbox switch slider radiogroup group'.split(' '),
);

/** Runs in the page; whatever it needs is inside. */
function collect(selector) {
  const top = document.querySelector(selector);
  if (!top) throw new Error(`There is no "${selector}" on the page.`);
  return visit(top);

  function visit(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.data.trim() === '' ? [] : [{ text: node.data }];
    if (node.nodeType !== Node.ELEMENT_NODE || isHidden(node)) return [];
    const children = below(node).flatMap(visit);
    return getComputedStyle(node).display === 'contents' ? children : [{ element: node, children, ...statesOf(node) }];
  }

  function below(node) {
    if (node.shadowRoot) return [...node.shadowRoot.childNodes];
    const assigned = node.localName === 'slot' ? node.assignedNodes() : [];
    if (assigned.length > 0) return assigned;
    return ['svg', 'select', 'datalist', 'style', 'script', 'template'].includes(node.localName)
      ? []
      : [...node.childNodes];
  }

  function isHidden(node) {
    if (node.ariaHidden === 'true' || node.inert) return true;
    const { display, visibility } = getComputedStyle(node);
    if (display === 'contents') return false;
    return visibility !== 'visible' || !node.checkVisibility();
  }

  function statesOf(node) {
    const states = { ...flags(node), ...values(node), ...description(node) };
    return Object.fromEntries(Object.entries(states).filter(([, value]) => value !== undefined && value !== null));
  }

  function flags(node) {
    const boolean = (value) => (value === null ? undefined : value === 'true');
    const isSummary = node.localName === 'summary';
    const isCheckable = node.localName === 'input' && ['checkbox', 'radio'].includes(node.type);
    return {
      isSummary,
      isSelect: node.localName === 'select',
      isGroup: node.role === 'group' || ['fieldset', 'details', 'optgroup'].includes(node.localName),
      expanded: isSummary ? node.parentElement.open : boolean(node.ariaExpanded),
      pressed: node.ariaPressed,
      checked: isCheckable ? (node.indeterminate ? 'mixed' : String(node.checked)) : node.ariaChecked,
      selected: boolean(node.ariaSelected) ?? (node.role === 'option' ? false : undefined),
      disabled: node.matches(':disabled') || node.ariaDisabled === 'true' || undefined,
      readonly: node.readOnly === true || node.ariaReadOnly === 'true' || undefined,
      required: node.required === true || node.ariaRequired === 'true' || undefined,
      busy: node.ariaBusy === 'true' ? 1 : undefined,
      multiselectable: boolean(node.ariaMultiSelectable) || undefined,
      hasPopup: node.ariaHasPopup,
      invalid: node.ariaInvalid === null ? node.matches(':invalid:not(fieldset)') : node.ariaInvalid === 'true',
      modal: node.matches(':modal') || node.ariaModal === 'true',
      live: node.ariaLive ?? ({ status: 'polite', alert: 'assertive' }[node.role] || undefined),
      level: Number(node.ariaLevel ?? /^h([1-6])$/.exec(node.localName)?.[1]) || undefined,
    };
  }

  function values(node) {
    const number = (value) => (value === null || value === undefined || value === '' ? undefined : Number(value));
    const isRange = node.ariaValueNow !== null || node.type === 'range';
    if (isRange) {
      return {
        value: number(node.ariaValueNow ?? node.value),
        valuemin: number(node.ariaValueMin ?? node.min),
        valuemax: number(node.ariaValueMax ?? node.max),
        valuetext: node.ariaValueText,
      };
    }
    if (node.localName === 'select') return { value: node.selectedOptions[0]?.label };
    return 'value' in node && /^(input|textarea)$/.test(node.localName) ? { value: node.value || undefined } : {};
  }

  function description(node) {
    const described = node.ariaDescribedByElements?.map((one) => one.textContent).join(' ') ?? '';
    return { description: described.replaceAll(/[ \t\r\n\f]+/g, ' ').trim() || node.ariaDescription || undefined };
  }
}
