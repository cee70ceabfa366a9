import { useEffect, useRef, useState } from 'react';
import { moveDraft } from '../answer/answer.draft';
import { fetchReplacement, PatientError, parseToken } from '../patient.api';
import { REPLACED } from './steps.en';

interface ReplacedProps {
  token: string;
  /** How many times the server has reported the replacement. Each time shows the notice again. */
  told: number;
  /** Called with the reason if the newer version cannot be opened from here. */
  onRefused: (problem: PatientError) => void;
  onFollow: (token: string) => void;
}

/** Notice that the practice replaced the quote while it was open. The draft is kept, and the newer version is one click away. */
export function ReplacedNotice({ token, told: noticeCount, onRefused, onFollow }: ReplacedProps) {
  const box = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // The first time, let the patient keep reading. After that an answer was refused, which needs explaining.
    if (noticeCount > 1) box.current?.focus();
  }, [noticeCount]);

  async function openNewVersion() {
    if (busy) return;
    setBusy(true);
    try {
      const { path } = await fetchReplacement(token);
      const next = parseToken(path);
      if (next === null) throw new Error(`No link leads to ${path}`);
      moveDraft(token, next);
      window.history.replaceState(null, '', path);
      onFollow(next);
    } catch (problem) {
      if (!(problem instanceof PatientError)) throw problem;
      setBusy(false);
      onRefused(problem);
    }
  }

  return (
    <div ref={box} className="p-offline p-replaced p-screen-only" role="alert" tabIndex={-1}>
      <p>
        <strong>{REPLACED.title}</strong> {REPLACED.kept}
      </p>
      <button type="button" className="p-button" aria-disabled={busy} onClick={() => void openNewVersion()}>
        {busy ? REPLACED.busy : REPLACED.see}
      </button>
    </div>
  );
}
