import { practiceLang } from '../words/reader';
import { DEPOSIT } from './deposit.en';

/** The deposit's cancellation terms, in the practice's words. */
export function CancellationWords({ words }: { words: string | null }) {
  if (!words) return null;
  return (
    <>
      <p>
        <strong>{DEPOSIT.ifCancelled}</strong>
      </p>
      <p className="p-own-words" lang={practiceLang()}>
        {words}
      </p>
    </>
  );
}
