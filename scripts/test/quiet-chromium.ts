/**
 * What a window of Chromium does beside its page. The two pages of its address bar alone are 2 CPU seconds for each window;
 * the rest is what Playwright turns off, whose list counts no more once there is one of ours.
 */
const ofWindows = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** What keeps Chromium quiet: it talks to nobody but us, and does nothing beside what is tested. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${ofWindows.join(',')}`,
];

/**
 * A page of a test lives for seconds: optimising its scripts costs more than it wins, a sixth of a journey's CPU time.
 * Benchmarks start their browser without this.
 */
const ofTests = [...quietFlags, '--js-flags=--no-maglev --no-turbofan'];

const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** How every test of ours starts its browser: the one that `npm test` found, or Debian's. */
export const quietChromium = { executablePath: chromium, args: ofTests };

/**
 * The same without a window, where `npm test` found one: for what asks nothing of a window, such as what it shows of a PDF
 * or what it lets a frame keep.
 */
export const quietShell = { executablePath: process.env['CHROMIUM_SHELL'] ?? chromium, args: ofTests };
