export { Status } from '@skydeck/react-bindings/status';
export { type Crumb, Crumbs } from './Crumbs.tsx';
export { LinkButton } from './LinkButton.tsx';
export { PageHeader } from './PageHeader.tsx';
export { Ago, Ip, LinkTo, Mono } from './text.tsx';
export { setProductName, usePageTitle } from './title.ts';
export { FailedView, NotFoundView } from './lazy-views.ts';
