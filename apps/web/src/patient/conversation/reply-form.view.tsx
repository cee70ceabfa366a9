import type { PublicQuote } from '@quillcare/contracts';
import { queryProblems } from '@quillcare/rules';
import { useState, type FormEvent } from 'react';
import { createKeyProvider } from '../answer/idempotency-key';
import { TextArea } from '../fields/field.view';
import { Button } from '../frame/button.view';
import { respond, type PatientError } from '../patient.api';
import { formatClientName } from '../read/to-paper';
import { isOutcomeUncertain, useCall } from '../use-call';
import { sentence } from '../words/sentences';
import { CONVERSATION } from './conversation.en';

export interface ReplyFormProps {
  token: string;
  practiceName: string;
  quote: PublicQuote;
  onSent: () => void;
  onProblem: (problem: PatientError) => boolean;
}

/** Sends another message to the practice. Not stored on the device, because it may contain health information. */
export function ReplyForm({ token, practiceName, quote, onSent, onProblem }: ReplyFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [notice, setNotice] = useState<{ text: string; isFailure: boolean } | null>(null);
  const { busy, run } = useCall();
  const [sentCount, setSentCount] = useState(0);
  const [keyFor] = useState(() => createKeyProvider());

  const handleFailure = (problem: PatientError) => {
    if (problem.code === 'VALIDATION_FAILED') setError(problem.errors[0]?.message ?? problem.message);
    else if (isOutcomeUncertain(problem)) setNotice({ text: CONVERSATION.unsure, isFailure: true });
    else if (!onProblem(problem))
      setNotice({ text: `${CONVERSATION.notSent} ${problem.message}`, isFailure: true });
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const [missing] = queryProblems({ queryMessage: text });
    setError(missing && sentence(missing.message));
    setNotice(null);
    if (missing || busy) return;
    const message = {
      response: 'query' as const,
      patientInfo: { patientName: formatClientName(quote) },
      queryMessage: text.trim(),
    };
    await run(async () => {
      // The same words sent again are another message, unlike a retry.
      await respond(token, message, keyFor(`${sentCount} ${text}`));
      setSentCount(sentCount + 1);
      setText('');
      setNotice({ text: CONVERSATION.sent(practiceName), isFailure: false });
      onSent();
    }, handleFailure);
  };
  return (
    <form className="p-reply" noValidate onSubmit={(event) => void send(event)}>
      <TextArea
        id="reply"
        label={CONVERSATION.label}
        value={text}
        error={error}
        readOnly={busy}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className={notice?.isFailure ? 'p-error' : 'p-hint'}>
        {notice?.text}
      </p>
      <div className="p-actions">
        <Button type="submit" busy={busy}>
          {busy ? CONVERSATION.busy : CONVERSATION.send}
        </Button>
      </div>
    </form>
  );
}
