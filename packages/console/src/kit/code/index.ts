// What a form needs to say what it sends. A create form gives `code={() => ({ endpoint, body: model.toBody(form.draft),
// terraform: [resource('openstack_networking_router_v2', name, { … })] })}` to its FormShell or Wizard; the blocks come
// from a pure function in the resource's own `<name>.code.ts`, with its test beside it.
export {
  attributeOf,
  type HclBlock,
  type HclValue,
  idOf,
  resource,
  secretVariable,
  variable,
} from './hcl-blocks.rules.ts';
export type { RequestCode } from './request.rules.ts';
