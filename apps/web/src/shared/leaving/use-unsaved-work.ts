import { useEffect, useRef } from 'react';
import { setUnsavedWork } from './unsaved-work.store';

/**
 * Has the user confirm before what was typed here is lost, by leaving the page, by a change of the URL parameter that shows it, or
 * where `mayLeave` is asked.
 */
export function useUnsavedWork(isUnsaved: boolean, discard: () => void, param?: string): void {
  const form = useRef({});
  const drop = useRef(discard);
  useEffect(() => {
    const key = form.current;
    setUnsavedWork(key, isUnsaved ? { discard: () => drop.current(), param } : null);
    return () => setUnsavedWork(key, null);
  }, [isUnsaved, param]);
}
