import { problem } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { textOfProblem } from '../../kit/failure/problem-text.ts';
import { problemWords } from '../../kit/problems/words.ts';
import { useText } from '../../kit/text/index.ts';

const privateKey = problem('private_key', 'This is a private key');

/** Not the error of the field, which is empty again and forgets its own with the next key that is pressed. */
export function PrivateKeyRefused() {
  const say = useText(problemWords);
  return (
    <Alert tone="danger" live>
      {textOfProblem(say, privateKey)}
    </Alert>
  );
}
