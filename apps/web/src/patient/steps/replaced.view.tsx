import { useEffect, useRef, useState } from 'react';
import { carryDraft } from '../answer/answer.draft';
import { followReplacement, PatientProblem, tokenFrom } from '../patient.api';
import { REPLACED } from './steps.en';

interface ReplacedProps {
  token: string;
  /** How often the page was told: each time the notice is shown again. */
  told: number;
  /** Shows why the newer version cannot be opened from here. */
  onRefused: (problem: PatientProblem) => void;
  /** Goes on to the link of the newer version. */
  onFollow: (token: string) => void;
}

/** While the quote is open somebody of the practice replaced it: nothing is lost, and the newer version is a click away. */
export function Replaced({ token, told, onRefused, onFollow }: ReplacedProps) {
  const box = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // The first time whoever reads goes on reading; an answer that was refused needs an explanation.
    if (told > 1) box.current?.focus();
  }, [told]);

  async function see() {
    if (busy) return;
    setBusy(true);
    try {
      const { path } = await followReplacement(token);
      const next = tokenFrom(path);
      if (next === null) throw new Error(`No link leads to ${path}`);
      carryDraft(token, next);
      window.history.replaceState(null, '', path);
      onFollow(next);
    } catch (problem) {
      if (!(problem instanceof PatientProblem)) throw problem;
      setBusy(false);
      onRefused(problem);
    }
  }

  return (
    <div ref={box} className="p-offline p-replaced p-screen-only" role="alert" tabIndex={-1}>
      <p>
        <strong>{REPLACED.title}</strong> {REPLACED.kept}
      </p>
      <button type="button" className="p-button" aria-disabled={busy} onClick={() => void see()}>
        {busy ? REPLACED.busy : REPLACED.see}
      </button>
    </div>
  );
}
