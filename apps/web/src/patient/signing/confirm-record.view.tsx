import { useState } from 'react';
import { TextArea } from '../fields/field.view';
import type { AnsweredSectionProps } from '../frame/answered-sections.view';
import { Button } from '../frame/button.view';
import { Card } from '../frame/card.view';
import { Identify } from '../identify/identify.view';
import { confirmRecord } from '../patient.api';
import { failureText, reloadIfExpired, useCall } from '../use-call';
import { formatInstant } from '../words/reader';
import { RECORDED } from './signing.en';

/** Shows what staff recorded as the patient's acceptance, for the patient to confirm or dispute. */
export function ConfirmRecord({ token, practice, quote, view, reload }: AnsweredSectionProps) {
  const [response, setResponse] = useState<boolean | null>(null);
  if (response !== null) return <ConfirmationNotice isSo={response} practice={practice.name} />;
  if (!view?.awaitsConfirmation) return null;
  if (quote === null)
    return (
      <Identify
        token={token}
        practice={practice}
        identification={view.identification ?? 'DATE_OF_BIRTH'}
        notice={RECORDED.identify}
        onIdentified={reload}
        onProblem={() => false}
        onChanged={reload}
      />
    );
  const { mode, at } = view.recorded ?? { mode: 'TELEPHONE', at: view.respondedAt };
  const text = RECORDED.text(practice.name, formatInstant(at), RECORDED.way[mode]);
  return <Question {...{ token, text, reload }} onSaid={setResponse} />;
}

function ConfirmationNotice({ isSo, practice }: { isSo: boolean; practice: string }) {
  return (
    <section className="p-card" role="status">
      <p className="p-lead">{isSo ? RECORDED.confirmed : RECORDED.disputed(practice)}</p>
    </section>
  );
}

/** Whether the patient followed the email's "no" link. It opens the form for what is wrong, but submits nothing. */
function isDisputeLink(): boolean {
  return new URLSearchParams(window.location.search).get('right') === 'no';
}

interface QuestionProps {
  token: string;
  text: string;
  onSaid: (isSo: boolean) => void;
  reload: () => void;
}

function Question({ token, text, onSaid, reload }: QuestionProps) {
  const [isWrong, setWrong] = useState(isDisputeLink);
  const [comment, setComment] = useState('');
  const { busy, run } = useCall();
  const [error, setError] = useState<string>();
  const answer = (isSo: boolean) =>
    run(
      async () => {
        setError(undefined);
        await confirmRecord(token, isSo, comment.trim());
        onSaid(isSo);
      },
      (problem) => !reloadIfExpired(problem, reload) && setError(failureText(problem)),
    );
  return (
    <Card name="recorded" title={RECORDED.title}>
      <p className="p-lead">{text}</p>
      {isWrong && (
        <TextArea
          id="comment"
          label={RECORDED.comment}
          hint={RECORDED.commentHint}
          optional
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      )}
      {error && (
        <p className="p-error" role="alert">
          {error}
        </p>
      )}
      <div className="p-actions">
        <Button look="primary" onClick={() => void answer(!isWrong)}>
          {busy ? RECORDED.busy : isWrong ? RECORDED.send : RECORDED.yes}
        </Button>
        <Button onClick={() => setWrong(!isWrong)}>{isWrong ? RECORDED.cancel : RECORDED.no}</Button>
      </div>
    </Card>
  );
}
