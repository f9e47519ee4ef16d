import { vars } from '@skydeck/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { summary } from './summary.css.ts';
import { body, page } from './wizard.css.ts';

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
// The drawer with the code stands beside the form, in place of the summary; on a narrow screen it lies over both.
const withCode = `${page}:has(> [slot='layer'])`;
const besideForm = '(min-width: 1181px)';
globalStyle(withCode, { '@media': { [besideForm]: { paddingInlineEnd: '544px' } } });
globalStyle(`${withCode} ${body}`, {
  '@media': { [besideForm]: { gridTemplateColumns: `minmax(184px, ${vars.size.wizardSteps}) minmax(320px, 1fr)` } },
});
globalStyle(`${withCode} ${summary}`, { '@media': { [besideForm]: { display: 'none' } } });
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
