import { useSearchParams } from 'react-router-dom';

/** Returns the id of the note that a mention links to: the URL's `?note=`. Null for none. */
export function useWantedNote(): string | null {
  const [params] = useSearchParams();
  return params.get('note');
}
