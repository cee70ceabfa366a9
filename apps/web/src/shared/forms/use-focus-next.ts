import { useEffect, useRef, useState } from 'react';
import { useFieldId } from './form.frame';

/** Returns a function that focuses a field or button of the form, by its name, after the next render. */
export function useFocusNext(): (name: string) => void {
  const [field, setField] = useState<string | null>(null);
  const pendingFocus = useRef<string | null>(null);
  const id = useFieldId(field ?? '');
  useEffect(() => {
    if (field === null || pendingFocus.current === null) return;
    pendingFocus.current = null;
    document.getElementById(id)?.focus();
    setField(null);
  }, [field, id]);
  return (next: string) => {
    pendingFocus.current = next;
    setField(next);
  };
}
