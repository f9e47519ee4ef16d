// `node test/openstack/record.ts [PATTERN]`: writes down what the lab says in the tests of the OpenStack engine, of all or of
// those whose name has the pattern in it.
import { runEngineTests } from './engine-tests.ts';
import { withLab } from './with-lab.ts';

await withLab(async () => runEngineTests('record', process.argv[2]));
