import type { PublicQuote } from '@quillcare/contracts';
import { queryProblems } from '@quillcare/rules';
import { useState, type FormEvent } from 'react';
import { keyring } from '../answer/idempotency-key';
import { TextArea } from '../fields/field.view';
import { PatientProblem, respond } from '../patient.api';
import { nameOf } from '../read/paper-of';
import { CONVERSATION } from './conversation.en';

export interface ReplyFormProps {
  token: string;
  practiceName: string;
  quote: PublicQuote;
  onSent: () => void;
  onProblem: (problem: PatientProblem) => boolean;
}

/** Sends another message to the practice. Not stored on the device, because it may contain health information. */
export function ReplyForm({ token, practiceName, quote, onSent, onProblem }: ReplyFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState<{ text: string; isFailure: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [keyFor] = useState(() => keyring());

  const fail = (problem: unknown) => {
    if (!(problem instanceof PatientProblem)) throw problem;
    if (problem.code === 'VALIDATION_FAILED') setError(problem.errors[0]?.message ?? problem.message);
    else if (problem.code === 'DEADLINE_EXCEEDED') setSaid({ text: CONVERSATION.unsure, isFailure: true });
    else if (!onProblem(problem))
      setSaid({ text: `${CONVERSATION.notSent} ${problem.message}`, isFailure: true });
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const [missing] = queryProblems({ queryMessage: text });
    setError(missing?.message);
    setSaid(null);
    if (missing || isBusy) return;
    const message = {
      response: 'query' as const,
      patientInfo: { patientName: nameOf(quote) },
      queryMessage: text.trim(),
    };
    setBusy(true);
    try {
      await respond(token, message, keyFor(`${quote.messageCount} ${text}`));
      setText('');
      setSaid({ text: CONVERSATION.sent(practiceName), isFailure: false });
      onSent();
    } catch (problem) {
      fail(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="p-reply" noValidate onSubmit={(event) => void send(event)}>
      <TextArea
        id="reply"
        label={CONVERSATION.label}
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className={said?.isFailure ? 'p-error' : 'p-hint'}>
        {said?.text}
      </p>
      <div className="p-actions">
        <button type="submit" className="p-button" aria-disabled={isBusy}>
          {isBusy ? CONVERSATION.busy : CONVERSATION.send}
        </button>
      </div>
    </form>
  );
}
