/** What keeps Chromium quiet: it talks to nobody but us, and does nothing beside what is tested. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How every test of ours starts its browser: the one that `npm test` found, or Debian's. */
export const quietChromium = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: quietFlags,
};
