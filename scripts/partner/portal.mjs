// The partner's own code: it shows one form, and acts on what the form says.

/** The forms of this portal by the path of their page. */
const pages = [
  {
    path: /^\/networks\/add$/,
    tag: 'sky-network-add',
    section: '/networks/add',
    crumbs: 'Networks › Add',
    heading: 'Add a private network',
    lead: 'Connect your servers and branch offices on a network of their own. It is included in your plan.',
  },
  {
    path: /^\/routers\/add$/,
    tag: 'sky-router-add',
    section: '/routers/add',
    crumbs: 'Routers › Add',
    heading: 'Add a router',
    lead: 'A router joins your networks and leads them to the internet.',
  },
  {
    path: /^\/routers\/(?<router>[0-9a-f-]{36})\/edit$/,
    tag: 'sky-router-edit',
    section: '/routers/add',
    crumbs: 'Routers › Change',
    heading: 'Change a router',
    lead: 'What you change here works at once, without an interruption.',
  },
  {
    path: /^\/forms\/load-balancer-add$/,
    tag: 'sky-load-balancer-add',
    section: '/forms/load-balancer-add',
    crumbs: 'Load balancing › Add',
    heading: 'Add a load balancer',
    lead: 'It spreads what your customers ask for over several servers.',
  },
  {
    path: /^\/forms\/vpn-add$/,
    tag: 'sky-vpn-add',
    section: '/forms/vpn-add',
    crumbs: 'VPN › Add',
    heading: 'Add a VPN connection',
    lead: 'Connect an office to your networks, encrypted over the internet.',
  },
  {
    path: /^\/forms\/security-group-add$/,
    tag: 'sky-security-group-add',
    section: '/forms/security-group-add',
    crumbs: 'Firewall rules › Add',
    heading: 'Add a group of firewall rules',
    lead: 'Who may reach your servers, and whom they may reach.',
  },
  {
    path: /^\/forms\/backup-plan-add$/,
    tag: 'sky-backup-plan-add',
    section: '/forms/backup-plan-add',
    crumbs: 'Backup › Add',
    heading: 'Add a backup plan',
    lead: 'Your volumes are backed up by themselves, as often as you like.',
  },
  {
    // Every other form, by the name of its element; what names the thing stands in the query: `?router-id=…`.
    path: /^\/forms\/(?<form>[a-z0-9-]+)$/,
    tag: '',
    section: '',
    crumbs: 'Manage',
    heading: 'Manage your cloud',
    lead: 'What you change here works at once.',
  },
];

/** What is written for each event; an event that is not here is not listened to. */
const sentences = {
  'sky-ready': (event) => `The form is ready: ${event.title}`,
  'sky-dirtied': (event) => (event.dirty ? 'There is something to lose' : 'There is nothing to lose'),
  'sky-done': (event) => `${event.kind === 'created' ? 'Created' : 'Changed'}: ${event.resource} ${event.id}`,
  'sky-changed': (event) => `${event.kind === 'added' ? 'Added' : 'Removed'}: ${event.resource} ${event.id}`,
  'sky-cancelled': () => 'Cancelled',
  'sky-session': (event) => `Session: ${event.state}`,
  'sky-storage': (event) => `Storage access: ${event.state}`,
  'sky-failed': (event) => `Failed: ${event.code}${event.status ? ` (${event.status})` : ''}`,
};

/** What this portal does about an event, beside writing it down. */
const reactions = {
  'sky-ready': () => tell(''),
  'sky-done': thank,
  'sky-cancelled': () => tell('Nothing was changed.', { label: 'Start again', href: location.pathname }),
  'sky-dirtied': ({ dirty }) => {
    if (dirty) addEventListener('beforeunload', hold);
    else removeEventListener('beforeunload', hold);
  },
};

const byId = (id) => document.getElementById(id);
const hold = (event) => event.preventDefault();

function show({ tag: own, heading, lead, crumbs, section, path }) {
  const { router, form: name } = path.exec(location.pathname).groups ?? {};
  const tag = own || `sky-${name}`;
  byId('heading').textContent = heading;
  byId('lead').textContent = lead;
  byId('crumbs').textContent = `Cloud › ${crumbs}`;
  byId('label').textContent = `<${tag}> in an iframe, scheme “terrane”`;
  document.title = `${heading} · Terrane Business`;
  for (const link of document.querySelectorAll('.side a')) {
    if (link.getAttribute('href') === section) link.setAttribute('aria-current', 'page');
  }
  const form = document.createElement(tag);
  form.setAttribute('console-origin', document.documentElement.dataset.console);
  form.setAttribute('scheme', 'terrane');
  if (router) form.setAttribute('router-id', router);
  const wishes = new URLSearchParams(location.search);
  for (const [setting, value] of wishes) {
    if (/^(locale|mode|step|[a-z-]+-id)$/.test(setting)) form.setAttribute(setting, value);
  }
  if (['light', 'dark'].includes(wishes.get('mode'))) document.documentElement.style.colorScheme = wishes.get('mode');
  // Where the form is, for whichever is there.
  for (const type of Object.keys(sentences)) byId('place').addEventListener(type, hear);
  byId('place').replaceChildren(form);
}

function hear(event) {
  const entry = document.createElement('li');
  entry.dataset.event = event.type;
  entry.textContent = sentences[event.type](event);
  byId('news').prepend(entry);
  reactions[event.type]?.(event);
}

/** The portal goes on where the form ended. */
function thank({ kind, resource, id }) {
  if (kind === 'updated') return tell('Your change works now.');
  if (resource === 'network') {
    const used = byId('used');
    used.value += 1;
    byId('used-text').textContent = `${used.value} of ${used.max} networks used`;
    return tell('Your network is ready.', { label: 'Add another', href: '/networks/add' });
  }
  if (resource !== 'router') return tell('It is ready.');
  return tell('Your router is ready.', { label: 'Change the new router', href: `/routers/${id}/edit` });
}

function tell(text, next) {
  const link = document.createElement('a');
  if (next) Object.assign(link, { href: next.href + location.search, textContent: next.label });
  byId('notice').replaceChildren(...(text ? [text, ...(next ? [' ', link] : [])] : []));
}

const page = pages.find(({ path }) => path.test(location.pathname));
if (page) show(page);
