import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folders, host, keystoneUrl, password, ports } from './place.ts';

const file = (...path: string[]) => join(folders.configuration, ...path);
const data = (...path: string[]) => join(folders.data, ...path);

/** Where programs find their configuration. */
export const files = {
  database: file('my.cnf'),
  messages: file('rabbitmq.conf'),
  messagePlugins: file('enabled_plugins'),
  keystone: file('keystone', 'keystone.conf'),
  keystoneServer: file('uwsgi-keystone.ini'),
  neutron: file('neutron', 'neutron.conf'),
  ml2: file('neutron', 'ml2.ini'),
  databaseSocket: join(folders.pids, 'mysql.sock'),
} as const;

const databaseOf = (name: string) => `mysql+pymysql://os:${password}@${host}:${ports.database}/${name}?charset=utf8`;
const transport = `rabbit://openstack:${password}@${host}:${ports.messages}//`;

const database = `
[mysqld]
user=root
datadir=${data('mysql')}
socket=${files.databaseSocket}
pid-file=${data('mysqld.pid')}
port=${ports.database}
bind-address=${host}
skip-log-bin
skip-name-resolve
# A lab may be lost with the power.
innodb_flush_log_at_trx_commit=0
innodb_doublewrite=0
innodb_flush_method=nosync
innodb_buffer_pool_size=128M
character-set-server=utf8mb3
collation-server=utf8mb3_general_ci
performance_schema=off
`;

const messages = `
listeners.tcp.1 = ${host}:${ports.messages}
default_user = openstack
default_pass = ${password}
default_permissions.configure = .*
default_permissions.read = .*
default_permissions.write = .*
vm_memory_high_watermark.absolute = 512MB
disk_free_limit.absolute = 200MB
log.file.level = warning
`;

const shared = (service: string) => `
[oslo_messaging_notifications]
driver = messagingv2
topics = notifications
[oslo_concurrency]
lock_path = ${data('lock')}
[database]
connection = ${databaseOf(service)}
max_pool_size = 5
`;

const keystone = `
[DEFAULT]
transport_url = ${transport}
notification_format = basic
public_endpoint = http://${host}:${ports.keystone}
[identity]
password_hash_rounds = 4
[token]
provider = fernet
[fernet_tokens]
key_repository = ${data('keystone', 'fernet')}
[fernet_receipts]
key_repository = ${data('keystone', 'fernet')}
[credential]
key_repository = ${data('keystone', 'credential')}
${shared('keystone')}
`;

const keystoneServer = `
[uwsgi]
plugins = python3
http-socket = ${host}:${ports.keystone}
wsgi-file = /usr/bin/keystone-wsgi-public
master = true
processes = 1
threads = 2
enable-threads = true
lazy-apps = true
buffer-size = 65535
die-on-term = true
need-app = true
add-header = Connection: close
`;

const neutron = `
[DEFAULT]
bind_host = ${host}
bind_port = ${ports.neutron}
transport_url = ${transport}
state_path = ${data('neutron')}
host = lab-1
core_plugin = ml2
service_plugins = router
api_workers = 0
rpc_workers = 0
rpc_state_report_workers = 0
api_paste_config = /etc/neutron/api-paste.ini
notify_nova_on_port_status_changes = false
notify_nova_on_port_data_changes = false
[quotas]
quota_network = 100
quota_router = 10
[keystone_authtoken]
auth_type = password
auth_url = ${keystoneUrl}
www_authenticate_uri = ${keystoneUrl}
username = neutron
password = ${password}
project_name = service
user_domain_name = Default
project_domain_name = Default
region_name = RegionOne
${shared('neutron')}
`;

// No mechanism driver: nothing carries the packets, so ports are DOWN and networks are there.
const ml2 = `
[ml2]
type_drivers = local,flat,vlan,vxlan
tenant_network_types = vxlan
mechanism_drivers =
extension_drivers = port_security
[ml2_type_flat]
flat_networks = public,physnet1
[ml2_type_vlan]
network_vlan_ranges = physnet1:1000:1999
[ml2_type_vxlan]
vni_ranges = 1:5000
`;

/** Writes all of them. */
export function writeConfiguration(): void {
  const texts = [
    [files.database, database],
    [files.messages, messages],
    [files.messagePlugins, '[].\n'],
    [files.keystone, keystone],
    [files.keystoneServer, keystoneServer],
    [files.neutron, neutron],
    [files.ml2, ml2],
  ] as const;
  for (const [path, text] of texts) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text.trimStart());
  }
  for (const name of ['lock', 'neutron', 'rabbit/home', 'keystone/fernet', 'keystone/credential'])
    mkdirSync(data(name), { recursive: true, mode: 0o700 });
}
