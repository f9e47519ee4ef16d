import { vars } from '@skydeck/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { page } from './wizard.css.ts';

// A wizard takes the place of the section menu (visual language, "Layout and density"). The shell lays both out and
// knows no wizard, so this says it from here, by what the shell's parts are and not by how they are styled.
const sheet = '#content';
const layout = `:has(> ${sheet} > ${page})`;
const phone = '(max-width: 640px)';

globalStyle(`${layout} > nav:has([id^='section-']), ${layout} > div:has(> [name='section'])`, { display: 'none' });
// The chooser stands beside the wordmark where the sheet begins at the rail.
globalStyle(`${layout} > header > :first-child`, { inlineSize: 'auto', paddingInlineEnd: '20px' });
globalStyle(`${sheet}:has(> ${page})`, {
  gridColumn: '2 / -1',
  paddingBlockStart: 0,
  marginInlineStart: `max(4px, ${vars.chrome.inset})`,
  '@media': { [phone]: { gridColumn: '1 / -1', marginInlineStart: 0 } },
});
// At the start of the sheet, above the footer: both are elsewhere now.
globalStyle(`:root:has(${page})`, {
  vars: { '--sky-notification-host-inline-start': '92px', '--sky-notification-host-block-end': '88px' },
  '@media': {
    '(max-width: 900px)': { vars: { '--sky-notification-host-block-end': '132px' } },
    [phone]: {
      vars: { '--sky-notification-host-inline-start': '16px', '--sky-notification-host-block-end': '188px' },
    },
  },
});
