/** A test command that tells what an engine lacks, `lacks` being the reasons by capability, and a reporter that counts. */
export function capabilities(lacks) {
  const skipped = new Map();
  const plugin = {
    name: 'capabilities',
    executeCommand({ command, payload }) {
      if (command !== 'lacks' && command !== 'engine:lacks') return undefined;
      const { capability, isSkipped } = payload;
      if (!(capability in lacks)) return false;
      if (isSkipped) skipped.set(capability, (skipped.get(capability) ?? 0) + 1);
      return true;
    },
  };
  const reporter = {
    stop() {
      for (const [capability, count] of skipped) {
        console.log(`Skipped for want of ${capability}: ${count} (${lacks[capability]})`);
      }
    },
  };
  return { plugin, reporter };
}
