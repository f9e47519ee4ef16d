import { demoAccounts } from './identity/accounts/demo-accounts.ts';
import { readSettings } from './app/start/settings.ts';
import { type Platform, startPlatform } from './app/start/start-platform.ts';
import { StartRefusal } from './app/start/start-refusal.ts';

try {
  const platform = await startPlatform(readSettings(process.env));
  stopOnSignal(platform);
  process.stdout.write(greeting(platform));
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function greeting({ url, s3Url, firstPassword, hasDemo }: Platform): string {
  const lines = ['', `  Skydeck is at ${url}`, `  S3 clients reach its object storage at ${s3Url}`, ''];
  if (firstPassword !== null) lines.push(`  Sign in as admin with ${firstPassword} — it is shown only now.`, '');
  if (hasDemo) {
    const [name, password] = [
      Math.max(...demoAccounts.map((one) => one.name.length)),
      Math.max(...demoAccounts.map((one) => one.password.length)),
    ];
    lines.push('  Demo accounts:');
    for (const account of demoAccounts) {
      lines.push(
        `    ${account.name.padEnd(name)}  ${account.password.padEnd(password)}  ${account.domain}: ${account.remark}`,
      );
    }
    lines.push('');
  }
  return `${lines.join('\n')}\n`;
}

function stopOnSignal(platform: Platform): void {
  const stop = () => void platform.close();
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
