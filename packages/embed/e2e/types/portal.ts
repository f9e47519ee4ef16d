import '@skydeck/embed/host/router-edit/define';

// What a portal writes that imports one element and nothing else: the element and its events are typed.

const form = document.querySelector('sky-router-edit');
form?.addEventListener('sky-done', ({ kind, id }) => [kind === 'created', id.toUpperCase()]);
document.addEventListener('sky-failed', ({ code, status }) => [code === 'storage', status?.toFixed()]);
if (form) form.routerId = 'r-1';

// @ts-expect-error There is no such reason.
document.addEventListener('sky-failed', ({ code }) => code === 'tired');
