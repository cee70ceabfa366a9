import { useLayoutEffect, useRef } from 'react';
import { moveDraft } from '../answer/answer.draft';
import { Button } from '../frame/button.view';
import { fetchReplacement, parseToken, type PatientError } from '../patient.api';
import { useCall } from '../use-call';
import { REPLACED } from './steps.en';

interface ReplacedProps {
  token: string;
  /** How many times the server has reported the replacement. Each time shows the notice again. */
  announcements: number;
  /** Called with the reason if the newer version cannot be opened from here. */
  onRefused: (problem: PatientError) => void;
  onFollow: (token: string) => void;
}

/** Notice that the practice replaced the quote while it was open. The draft is kept, and the newer version is one click away. */
export function ReplacedNotice({ token, announcements: told, onRefused, onFollow }: ReplacedProps) {
  const box = useRef<HTMLDivElement>(null);
  const { busy, run } = useCall();
  useLayoutEffect(() => {
    // The first time, let the patient keep reading. After that an answer was refused, which needs explaining.
    if (told > 1) box.current?.focus();
  }, [told]);

  async function openNewVersion() {
    const { path } = await fetchReplacement(token);
    const next = parseToken(path);
    if (next === null) throw new Error(`No link leads to ${path}`);
    moveDraft(token, next);
    // On the practice's device the address says so.
    window.history.replaceState(null, '', path + window.location.search);
    onFollow(next);
  }

  return (
    <div ref={box} className="p-offline p-replaced p-screen-only" role="alert" tabIndex={-1}>
      <p>
        <strong>{REPLACED.title}</strong> {REPLACED.kept}
      </p>
      <Button busy={busy} onClick={() => void run(openNewVersion, onRefused)}>
        {busy ? REPLACED.busy : REPLACED.see}
      </Button>
    </div>
  );
}
