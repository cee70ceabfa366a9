import { useSearchParams } from 'react-router-dom';

/** The id of the note that a mention leads to: `?note=` of the address. */
export function useWantedNote(): string | null {
  const [params] = useSearchParams();
  return params.get('note');
}
