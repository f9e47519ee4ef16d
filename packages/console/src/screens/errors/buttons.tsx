import { Button } from '@skydeck/react-bindings/button';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../kit/text/index.ts';
import { signOut } from '../../session/index.ts';
import { errorWords } from './words.ts';

interface HomeButtonProps {
  /** Another way out comes first. */
  readonly isSecond?: boolean;
}

export function HomeButton({ isSecond = false }: HomeButtonProps) {
  const t = useText(errorWords);
  const navigate = useNavigate();
  return (
    <Button {...(!isSecond && { variant: 'primary' as const })} size="large" onClick={() => void navigate('/')}>
      {t('home')}
    </Button>
  );
}

export function BackButton() {
  const t = useText(errorWords);
  const navigate = useNavigate();
  return (
    <Button size="large" onClick={() => void navigate(-1)}>
      {t('back')}
    </Button>
  );
}

/** Back to the page that failed, which is asked for anew. */
export function AgainButton() {
  const t = useText(errorWords);
  const navigate = useNavigate();
  return (
    <Button variant="primary" size="large" onClick={() => void (history.length > 1 ? navigate(-1) : navigate('/'))}>
      {t('again')}
    </Button>
  );
}

export function ReloadButton() {
  const t = useText(errorWords);
  return (
    <Button variant="primary" size="large" onClick={() => location.reload()}>
      {t('again')}
    </Button>
  );
}

export function OtherUserButton() {
  const t = useText(errorWords);
  const navigate = useNavigate();
  return (
    <Button size="large" onClick={() => void signOut().then(() => navigate('/login'))}>
      {t('other_user')}
    </Button>
  );
}
