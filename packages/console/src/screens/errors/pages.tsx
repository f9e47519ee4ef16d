import { useLocation } from 'react-router-dom';
import { Navigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { Guard } from '../../kit/module.ts';
import type { ArtKind } from '../../kit/page/Art.tsx';
import { Mono } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { AgainButton, BackButton, HomeButton, OtherUserButton, ReloadButton } from './buttons.tsx';
import { SwitchProjectButton } from './SwitchProjectButton.tsx';
import { errorWords } from './words.ts';

/** The service did not do what was asked: once more, or back to where everything begins. */
const faultPage = (name: 'error' | '500' | '503', art: ArtKind) =>
  function FaultPage() {
    const t = useText(errorWords);
    return (
      <ErrorScreen
        art={art}
        {...(name !== 'error' && { code: name })}
        title={t(`${name}.title`)}
        text={t(`${name}.text`)}
      >
        <AgainButton />
        <HomeButton isSecond />
      </ErrorScreen>
    );
  };

export const GeneralError = faultPage('error', 'fault');
export const Error500 = faultPage('500', 'fault');
export const Error503 = faultPage('503', 'quiet');

export function Error403() {
  const t = useText(errorWords);
  const { profile, projects, projectId } = useSnapshot(session);
  const guard = (useLocation().state as { guard?: Guard } | null)?.guard;
  const project = projects.find(({ id }) => id === projectId)?.name;
  const facts = [
    ...(guard
      ? [[t('403.needed'), t('403.permission', { action: t(`403.${guard.action}`), subject: guard.subject })] as const]
      : []),
    ...(profile
      ? [[t('403.who'), project ? t('403.person', { name: profile.name, project }) : profile.name] as const]
      : []),
  ];
  return (
    <ErrorScreen art="gate" code="403" title={t('403.title')} text={t('403.text')} facts={facts}>
      {projects.length > 1 ? <SwitchProjectButton /> : <HomeButton />}
      <OtherUserButton />
    </ErrorScreen>
  );
}

export function Error404() {
  const t = useText(errorWords);
  const { pathname } = useLocation();
  return (
    <ErrorScreen
      art="lost"
      code="404"
      title={t('404.title')}
      text={t('404.text')}
      facts={[[t('404.address'), <Mono key="path">{pathname}</Mono>]]}
    >
      <HomeButton />
      <BackButton />
    </ErrorScreen>
  );
}

export function AccessDisabled() {
  const t = useText(errorWords);
  const { accessDisabled } = useSnapshot(session);
  if (!accessDisabled) return <Navigate to="/" replace />;
  return (
    <ErrorScreen art="gate" title={t('disabled.title')} text={t(`disabled.${accessDisabled}`)}>
      <ReloadButton />
      <OtherUserButton />
    </ErrorScreen>
  );
}

export function ServiceDisabled() {
  const t = useText(errorWords);
  return (
    <ErrorScreen art="gate" title={t('service_disabled.title')} text={t('service_disabled.text')}>
      <HomeButton />
    </ErrorScreen>
  );
}
