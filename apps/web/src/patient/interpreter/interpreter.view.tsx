import { useState, type SubmitEvent } from 'react';
import { Field } from '../fields/field.view';
import { Button } from '../frame/button.view';
import { askForInterpreter, type PatientError } from '../patient.api';
import { failureText, useCall } from '../use-call';
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
  const { busy, run } = useCall();

  const send = (wish: string | null) =>
    run(
      async () => {
        setError(undefined);
        setRequestedLanguage((await askForInterpreter(token, wish)).language);
        setTyped('');
      },
      (problem) => !onProblem(problem) && setError(failureText(problem)),
    );

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
          <Button type="submit" busy={busy}>
            {busy ? INTERPRETER.busy : INTERPRETER.ask}
          </Button>
        </form>
      ) : (
        <Button busy={busy} onClick={() => void send(null)}>
          {busy ? INTERPRETER.busy : INTERPRETER.takeBack}
        </Button>
      )}
    </details>
  );
}
