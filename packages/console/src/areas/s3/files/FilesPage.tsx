import { useParam } from '../../../kit/navigation/useParam.ts';
import { Files } from './Files.tsx';

/** Another bucket is another page: nothing chosen in the one stays in the other. */
export function FilesPage() {
  const bucket = useParam('bucketName');
  return <Files key={bucket} />;
}
