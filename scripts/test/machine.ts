import { findOrInstallChromium, findOrInstallShell } from './chromium.ts';
import { installCounterparts } from './debian.ts';

/**
 * Installs the browser and the programs that tests talk to, where they are missing and may be installed. It waits for the
 * network most of the time, so the whole run does it beside the builds. What could not be installed is told by the suite that
 * needs it.
 */
export async function installWhatTestsNeed(): Promise<void> {
  await installCounterparts();
  const chromium = await findOrInstallChromium().catch(() => null);
  if (chromium !== null) await findOrInstallShell(chromium);
}
