import { useEffect, useRef, useState } from 'react';
import { askFor, TooManyTries, type Result } from './verify.api';

export type Failure = 'failed' | 'tooOften';

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
  // The QR code on a document leads here, and its code is checked immediately.
  const latest = useRef(check);
  useEffect(() => {
    if (scanned.trim() !== '') void latest.current(() => scanned);
  }, [scanned]);
  return { result, checked, isBusy, failure, check, clear };
}
