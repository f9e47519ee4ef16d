import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '../page/visually-hidden.ts';
import { buttonRow } from '../page/button-row.css.ts';

/** The panel or the page around the fields draws the box. */
export const form = style({ display: 'contents' });
export const fields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '18px',
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@container': { '(max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const offered = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minInlineSize: 0 });

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 });
export const sectionTitle = style({ margin: 0, font: vars.type.bodyFont, fontWeight: 600, color: vars.text.strong });
export const sectionNote = style({ margin: '-12px 0 0', font: vars.type.captionFont, color: vars.text.subtle });

/** Gets the focus when what is wrong is no field's matter. */
export const summary = style({
  borderRadius: vars.radius.lg,
  selectors: {
    '&:focus': { outline: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
});
/** What two people wrote, side by side: as narrow as a panel on a phone. */
export const differences = style({
  inlineSize: '100%',
  marginBlock: '8px 2px',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
});
export const difference = style({
  paddingBlock: '4px',
  paddingInlineEnd: '12px',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  overflowWrap: 'anywhere',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: { 'thead &': { fontWeight: 500 }, 'tbody tr:last-child &': { borderBlockEnd: 0 } },
});
export const differenceNote = style({ margin: '4px 0 0' });
export const problems = style({ listStyle: 'none', margin: '2px 0 0', padding: 0, display: 'grid', gap: '1px' });
export const problem = style({
  position: 'relative',
  paddingInlineStart: '12px',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '8px',
      inlineSize: '4px',
      blockSize: '4px',
      borderRadius: vars.radius.full,
      background: vars.danger.icon,
    },
  },
});
export const problemLink = style({
  border: 0,
  padding: 0,
  marginInlineEnd: '4px',
  background: 'none',
  font: 'inherit',
  fontWeight: 500,
  color: vars.text.link,
  cursor: 'pointer',
  textAlign: 'start',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '2px' },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px', borderRadius: vars.radius.xs },
  },
});

/** An offer goes on in the line of the message, and makes it no higher: the icon before it stays beside its words. */
export const fix = style({ marginInlineStart: '5px', marginBlock: '-4px', verticalAlign: 'baseline' });

/** A quiet button before all others: its words begin where the fields do. */
export const startButton = style({ marginInlineStart: '-12px' });
/** Breaks between its words before the buttons beside it do. */
export const attention = style({ flex: '1 1 0', font: vars.type.captionFont, color: vars.text.subtle });
/** The two stay side by side, so that the reason why one is off, above it, covers no part of the other. */
export const acts = style([buttonRow, { justifyContent: 'flex-end', marginInlineStart: 'auto' }]);
export const footer = style([buttonRow, { justifyContent: 'flex-end', flex: '1 1 auto' }]);

/** In a frame: the page of the partner is around it, so it is as high as what it holds. */
export const framed = style({ display: 'flex', flexDirection: 'column' });
/** The page has a heading of its own; ours is for those who enter the frame without seeing it. */
export const framedTitle = style({ ...visuallyHiddenRules, margin: -1 });
export const framedFields = style({ padding: '22px 24px' });
export const framedText = style({ font: vars.type.captionFont, color: vars.text.muted });
export const framedFooter = style({
  display: 'flex',
  padding: '14px 24px',
  background: vars.sunken,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
