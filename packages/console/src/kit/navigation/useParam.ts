import { useParams } from 'react-router-dom';

/** A part of the path that the route promises. Throws where the route has no such part: that is a fault of the routes file. */
export function useParam(name: string): string {
  const value = useParams()[name];
  if (value === undefined) throw new Error(`This route has no parameter ${name}`);
  return value;
}
