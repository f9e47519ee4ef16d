import type { Machine } from './machine.ts';

/** Ports that a person who runs Skydeck here has not taken: the machine shares the network of this one. */
const settings = ['SKYDECK_PORT=18800', 'SKYDECK_PARTNER_PORT=18801'];
const address = 'http://localhost:18800/';

/** Whether `npm start` comes as far as to answer a browser; it is stopped then. */
export async function startAnswers(machine: Machine): Promise<boolean> {
  const child = machine.begin(['env', ...settings, 'npm', 'start']);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const told = new Promise<boolean>((resolve) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8');
      stream?.on('data', (piece: string) => {
        process.stdout.write(piece);
        output += piece;
        // It says its address once it listens there.
        if (output.includes(address.slice(0, -1))) resolve(true);
      });
    }
    void ended.then(() => resolve(false));
  });
  try {
    return (await told) && (await answers());
  } finally {
    machine.end();
    await ended;
  }
}

async function answers(): Promise<boolean> {
  const response = await fetch(address);
  return response.ok && (await response.text()).includes('<html');
}
