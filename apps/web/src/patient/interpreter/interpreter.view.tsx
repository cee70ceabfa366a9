import { useState, type SubmitEvent } from 'react';
import { Field } from '../fields/field.view';
import { FRAME } from '../frame/frame.en';
import { askForInterpreter, PatientError } from '../patient.api';
import { INTERPRETER } from './interpreter.en';

interface InterpreterProps {
  token: string;
  /** The language requested before. Null if there was none. */
  language: string | null;
  onProblem: (problem: PatientError) => boolean;
}

/** The request for an interpreter. It is stored as soon as it is sent, independently of the answer. */
export function Interpreter({ token, language, onProblem }: InterpreterProps) {
  const [requestedLanguage, setRequestedLanguage] = useState(language);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send(wish: string | null) {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      setRequestedLanguage((await askForInterpreter(token, wish)).language);
      setTyped('');
    } catch (problem) {
      if (!(problem instanceof PatientError)) throw problem;
      if (!onProblem(problem)) setError(problem.code === 'OFFLINE' ? FRAME.failedToReach : problem.message);
    } finally {
      setBusy(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (typed.trim() === '') setError(INTERPRETER.missing);
    else void send(typed);
  }

  return (
    <details className="p-interpreter" open={language !== null || undefined}>
      <summary>{INTERPRETER.question}</summary>
      <p role="status">{requestedLanguage === null ? '' : INTERPRETER.asked(requestedLanguage)}</p>
      {requestedLanguage === null ? (
        <form noValidate onSubmit={submit}>
          <p className="p-hint">{INTERPRETER.intro}</p>
          <Field
            id="interpreter-language"
            label={INTERPRETER.label}
            value={typed}
            maxLength={60}
            error={error}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit" className="p-button" aria-disabled={busy}>
            {busy ? INTERPRETER.busy : INTERPRETER.ask}
          </button>
        </form>
      ) : (
        <button type="button" className="p-button" aria-disabled={busy} onClick={() => void send(null)}>
          {busy ? INTERPRETER.busy : INTERPRETER.takeBack}
        </button>
      )}
    </details>
  );
}
