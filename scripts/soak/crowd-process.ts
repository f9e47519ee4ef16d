// A crowd of live clients in a process of its own: what they cost is none of the proxy's time.
import { type Crowd, openCrowd } from '@skydeck/platform/testing/live-crowd';

const [url = '', as = '{}', count = '0'] = process.argv.slice(2);
const crowd: Crowd = await openCrowd(url, JSON.parse(as), Number(count));
process.on('message', (what: keyof Crowd) => void crowd[what]().then((said) => process.send?.({ said })));
process.on('disconnect', () => process.exit());
process.send?.({ said: 'ready' });
