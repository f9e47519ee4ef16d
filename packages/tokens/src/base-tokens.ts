/**
 * What all schemes share, with its value and what it is for. Named as in scheme-tokens.ts. Space
 * grows with the text that somebody has set in the browser: `rem`, of which one is 16 px if nobody has. Blocks have a least size.
 * Type is in type-roles.ts, because a role has several pieces.
 */
export const baseTokens = {
  'space.1': ['.25rem', 'between an icon and its mark'],
  'space.2': ['.5rem', 'between an icon and its text, between buttons'],
  'space.3': ['.75rem', 'inside of controls and table cells'],
  'space.4': ['1rem', 'between fields, between cards'],
  'space.5': ['1.25rem', 'inside of cards'],
  'space.6': ['1.5rem', 'inside of the sheet and of dialogs'],
  'space.8': ['2rem', 'between sections of a page'],
  'space.10': ['2.5rem', 'between parts of a form'],
  'space.12': ['3rem', 'around empty states'],
  'radius.xs': ['4px', 'checkboxes, tags'],
  'radius.sm': ['6px', 'small controls, menu items'],
  'radius.md': ['8px', 'controls'],
  'radius.lg': ['12px', 'cards, popovers, the sheet'],
  'radius.xl': ['16px', 'dialogs'],
  'radius.full': ['999px', 'pills, switches'],
  'size.header': ['56px', 'block size of the header'],
  'size.rail': ['64px', 'inline size of the rail'],
  'size.section-menu': ['216px', 'inline size of the section menu'],
  'size.side-panel': ['440px', 'inline size of a side panel'],
  'size.side-panel-wide': ['640px', 'inline size of a wide side panel'],
  'size.wizard-steps': ['232px', 'inline size of the list of steps'],
  'size.wizard-summary': ['320px', 'inline size of the summary'],
  'size.form-column': ['600px', 'inline size of a form'],
  'size.control-sm': ['28px', 'block size of a small toolbar control'],
  'size.control-md': ['32px', 'block size of a toolbar control'],
  'size.control-form': ['36px', 'block size of a control in a form'],
  'size.control-lg': ['40px', 'block size of a login control'],
  'size.touch': ['44px', 'least target under a finger'],
  'size.row-compact': ['36px', 'block size of a compact table row'],
  'size.row': ['44px', 'block size of a table row'],
  'size.row-relaxed': ['56px', 'block size of a relaxed table row'],
  'size.icon-sm': ['14px', 'icons inside dense parts'],
  'size.icon': ['16px', 'icons'],
  'size.icon-lg': ['20px', 'icons of the rail'],
  'size.toast-gap': ['16px', 'between toasts'],
  'duration.instant': ['80ms', 'press'],
  'duration.fast': ['140ms', 'hover'],
  'duration.base': ['200ms', 'popover'],
  'duration.slow': ['320ms', 'panel'],
  'ease.standard': ['cubic-bezier(.2,0,0,1)', 'to move'],
  'ease.enter': ['cubic-bezier(.05,.7,.1,1)', 'to appear'],
  'ease.exit': ['cubic-bezier(.3,0,.8,.15)', 'to leave'],
  'z.sticky': ['10', 'sticky headers and footers of tables'],
  'z.header': ['20', 'header and rail'],
  'z.popover': ['40', 'popovers that are not in the top layer'],
  'z.panel': ['50', 'side panels'],
  'z.dialog': ['60', 'dialogs that are not in the top layer'],
  'z.toast': ['70', 'toasts'],
  'z.blocking': ['80', 'overlay while the scope switches or the server restarts'],
} as const satisfies Record<string, readonly [value: string, use: string]>;

export type BaseTokenName = keyof typeof baseTokens;

/** Families. `font.sans` changes with the language of the text; the others never do. */
export const fontTokens = {
  'font.sans': [
    '"Geist Variable", "Noto Sans Arabic Variable", "Noto Sans", system-ui, sans-serif',
    'text, in the language of the nearest element that names one',
  ],
  'font.sans-ja': [
    '"Geist Variable", "Noto Sans JP Variable", "Hiragino Sans", "Yu Gothic UI", sans-serif',
    'Japanese text',
  ],
  'font.sans-zh': [
    '"Geist Variable", "Noto Sans SC Variable", "PingFang SC", "Microsoft YaHei UI", sans-serif',
    'Chinese text',
  ],
  'font.sans-ar': ['"Geist Variable", "Noto Sans Arabic Variable", "Segoe UI", sans-serif', 'Arabic text'],
  'font.mono': [
    '"Geist Mono Variable", ui-monospace, "Cascadia Mono", Menlo, monospace',
    'UUIDs, MAC addresses, device names, code',
  ],
} as const satisfies Record<string, readonly [value: string, use: string]>;

export type FontTokenName = keyof typeof fontTokens;
