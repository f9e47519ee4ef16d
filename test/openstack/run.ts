// `npm run test:openstack [PATTERN]`: the tests of the OpenStack engine against a real Keystone and Neutron.
import { runEngineTests } from './engine-tests.ts';
import { withLab } from './with-lab.ts';

await withLab(async () => runEngineTests('live', process.argv[2]));
