import { vars } from '@skydeck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { dataColours } from '../../../kit/page/data-colours.ts';
import { visuallyHiddenRules } from '../../../kit/page/visually-hidden.ts';

const narrow = '(max-width: 640px)';

export const visuallyHidden = style(visuallyHiddenRules);
export const creates = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  listStyle: 'none',
  margin: 0,
  marginInlineStart: 'auto',
  padding: 0,
  '@media': { [narrow]: { marginInlineStart: 0 } },
});

/** Picture or tree, and beside it what is chosen. */
export const stage = style({
  display: 'flex',
  flex: '1 1 auto',
  minBlockSize: 0,
  position: 'relative',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const pictureFrame = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  background: vars.sunken,
});
export const scroller = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  backgroundImage: `radial-gradient(circle at 1px 1px, ${vars.border.default} 1px, transparent 0)`,
  backgroundSize: '16px 16px',
  backgroundAttachment: 'local',
});
export const paper = style({ position: 'relative', overflow: 'hidden' });
export const canvas = style({ position: 'relative', transformOrigin: '0 0' });

export const edges = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 1,
  pointerEvents: 'none',
});
export const line = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 2 });
export const strongLine = style([line, { strokeWidth: 3.5 }]);
export const gatewayLine = style({ color: vars.text.subtle });
export const lines = dataColours.map((color) => style({ color }));
export const joint = style({ fill: vars.surface, stroke: 'currentColor', strokeWidth: 2 });
export const lineText = style({
  font: vars.type.captionFont,
  fontSize: '0.6875rem',
  fontVariantNumeric: 'tabular-nums',
  fill: vars.text.muted,
});

export const node = style({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  margin: 0,
  padding: '10px 12px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.lg,
  background: vars.surface,
  boxShadow: vars.shadow[1],
  color: vars.text.default,
  font: vars.type.captionFont,
  textAlign: 'start',
  overflow: 'hidden',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.border.control },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
});
export const chosenNode = style({
  borderColor: vars.accent.solid,
  boxShadow: `0 0 0 1px ${vars.accent.solid}, 0 0 0 4px ${vars.accent.subtle}`,
});
export const externalNode = style({});
export const routerNode = style({ justifyContent: 'center', gap: '4px' });
export const networkNode = style({ paddingInlineStart: '22px' });
export const bar = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  blockSize: '100%',
  inlineSize: '4px',
});
export const bars = dataColours.map((background) => style({ background }));
export const nodeTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minInlineSize: 0,
  color: vars.text.strong,
});
export const nodeName = style({
  font: vars.type.labelFont,
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const nodeCidr = style({
  flex: 'none',
  maxInlineSize: '60%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.text.muted,
});
export const nodeText = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.text.muted,
});
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: '6px', marginBlockStart: '6px' });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: '6px',
  maxInlineSize: '100%',
  blockSize: '25px',
  padding: '0 8px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.sm,
  background: vars.sunken,
  overflow: 'hidden',
});
export const chipName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.text.default,
});
export const more = style({ alignSelf: 'center', paddingInline: '6px', color: vars.text.muted });

export const underline = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[4],
  padding: '8px 16px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  background: vars.surface,
});
export const zoomBar = style({ display: 'flex', alignItems: 'center', gap: '2px' });
export const zoomText = style({
  minInlineSize: '48px',
  textAlign: 'center',
  font: vars.type.captionFont,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.muted,
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  font: vars.type.captionFont,
  color: vars.text.muted,
});
globalStyle(`${legend} li`, { display: 'flex', alignItems: 'center', gap: '6px' });
const sample = style({ inlineSize: '20px', blockSize: 0, borderBlockStart: '2px solid' });
export const legendGateway = style([sample, { borderColor: vars.text.subtle }]);
export const legendInterface = style([sample, { borderColor: vars.data[1] }]);
