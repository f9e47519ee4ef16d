import { vars } from '@skydeck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import * as list from '../../../kit/list/list.css.ts';
import * as page from '../../../kit/page/page.css.ts';

const narrow = '(max-width: 640px)';

/** The last step is the title of the page. */
export const crumbs = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 10px',
  minInlineSize: 0,
  flex: '1 1 300px',
  font: vars.type.bodyFont,
  fontSize: '0.9375rem',
  color: vars.text.subtle,
});
globalStyle(`${crumbs} a`, { color: vars.text.muted, display: 'inline-flex', alignItems: 'center', gap: '6px' });
/** Three buttons, beside a path that can be long. */
export const actions = style([page.actions, { flexWrap: 'wrap' }]);

/** As high with what can be done with the chosen rows as without. */
export const toolbar = style([list.toolbar, { minBlockSize: '44px' }]);
export const totals = style({
  marginInlineStart: 'auto',
  font: vars.type.captionFont,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const bulk = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2px',
  paddingInline: '12px 4px',
  borderRadius: vars.radius.md,
  background: vars.accent.subtle,
  '@media': { [narrow]: { flex: '1 1 100%', order: 2 } },
});
export const bulkCount = style({
  font: vars.type.tableFont,
  fontWeight: 550,
  color: vars.accent.text,
  paddingInlineEnd: '6px',
  fontVariantNumeric: 'tabular-nums',
});

export const nameCell = style({ display: 'flex', alignItems: 'center', gap: '12px', minInlineSize: 0 });
globalStyle(`${nameCell} a`, {
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** Spaces inside a name are part of it. */
export const name = style({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' });
export const kind = style({
  flex: 'none',
  color: vars.text.subtle,
  selectors: {
    '&[data-kind=folder]': { color: vars.accent.icon },
    '&[data-kind=image], &[data-kind=video], &[data-kind=audio]': { color: vars.data[5] },
    '&[data-kind=table]': { color: vars.success.icon },
    '&[data-kind=code]': { color: vars.progress.icon },
    '&[data-kind=pdf]': { color: vars.danger.icon },
    '&[data-kind=archive]': { color: vars.warning.icon },
  },
});

export const footer = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '48px',
  paddingInline: '24px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  font: vars.type.captionFont,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { paddingInline: '16px' } },
});
export const pager = style({ display: 'flex', gap: '2px', marginInlineStart: 'auto' });

/** Lies over the rows while files are dragged over the page. */
export const drop = style({
  position: 'absolute',
  inset: '8px',
  zIndex: vars.z.sticky,
  display: 'grid',
  placeContent: 'center',
  pointerEvents: 'none',
  border: `2px dashed ${vars.accent.border}`,
  borderRadius: vars.radius.lg,
  background: `color-mix(in srgb, ${vars.accent.subtle} 82%, transparent)`,
});
export const dropCard = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '6px',
  margin: '16px',
  padding: '20px 36px 24px',
  borderRadius: vars.radius.lg,
  background: vars.raised,
  boxShadow: vars.shadow[3],
  textAlign: 'center',
  font: vars.type.tableFont,
  color: vars.text.muted,
});
export const dropIcon = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '56px',
  blockSize: '56px',
  marginBlockEnd: '8px',
  borderRadius: vars.radius.lg,
  background: vars.accent.solid,
  color: vars.accent.onSolid,
});
export const dropTitle = style({ font: vars.type.headingFont, color: vars.text.strong, overflowWrap: 'anywhere' });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '8px',
  marginBlockStart: '10px',
});

/** A field that only a button opens. */
export const hidden = style({ display: 'none' });

/** What the pointer carries to a folder. Out of sight: the browser shows a picture of it. */
export const carried = style({
  position: 'fixed',
  insetBlockStart: '-100px',
  insetInlineStart: 0,
  padding: '8px 12px',
  borderRadius: vars.radius.md,
  background: vars.text.strong,
  color: vars.surface,
  font: vars.type.tableFont,
  fontWeight: 550,
});
export const folderSelect = style({ flex: '1 1 100%' });
