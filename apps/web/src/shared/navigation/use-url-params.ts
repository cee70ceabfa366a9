import { useSearchParams } from 'react-router-dom';

export interface UrlParams {
  /** Returns a parameter. Null if absent. */
  param: (name: string) => string | null;
  /** Sets parameters, and removes those that are null. */
  set: (changes: Readonly<Record<string, string | null>>) => void;
}

/** What a page shows, kept in its URL, so that it survives a reload and can be shared with a colleague. */
export function useUrlParams(): UrlParams {
  const [params, setParams] = useSearchParams();
  return {
    param: (name) => params.get(name),
    set: (changes) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null) after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
