import { useEffect, useRef, useState } from 'react';
import { askFor, TooManyTries, type Result } from './verify.api';

export type Failure = 'failed' | 'tooOften';

/** What the product says of the code or file that was asked for last. */
export function useVerdict(scanned: string) {
  const [result, setResult] = useState<Result | null>(null);
  const [checked, setChecked] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const clear = () => {
    setFailure(null);
    setResult(null);
  };
  const check = async (codeOf: () => string | Promise<string>): Promise<void> => {
    setBusy(true);
    clear();
    try {
      const code = (await codeOf()).trim();
      setChecked(code);
      setResult(await askFor(code));
    } catch (error) {
      setFailure(error instanceof TooManyTries ? 'tooOften' : 'failed');
    }
    setBusy(false);
  };
  // The square code on a document leads here: it is checked at once, for it was not typed.
  const latest = useRef(check);
  useEffect(() => {
    if (scanned.trim() !== '') void latest.current(() => scanned);
  }, [scanned]);
  return { result, checked, isBusy, failure, check, clear };
}
