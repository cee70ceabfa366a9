import { ErrorSummary } from './error-summary.view';
import { TextArea } from './field.view';
import type { AnswerState } from './use-answer';

interface MessageFormProps {
  hidden: boolean;
  field: 'queryMessage' | 'rejectionReason';
  words: { title: string; intro: string; label: string; submit: string };
  answer: AnswerState;
}

/** The form for asking or declining: one text each. */
export function MessageForm({ hidden, field, words, answer }: MessageFormProps) {
  const kind = field === 'queryMessage' ? 'query' : 'reject';
  const problems = answer.problemsFor(kind);
  return (
    <form
      id={`form-${kind}`}
      className="p-form"
      hidden={hidden}
      noValidate
      aria-labelledby={`title-${kind}`}
      onSubmit={(event) => {
        event.preventDefault();
        answer.check(kind);
      }}
    >
      {problems.length > 0 && <ErrorSummary key={answer.tries} problems={problems} />}
      <h3 id={`title-${kind}`} className="p-form-title">
        {words.title}
      </h3>
      <p className="p-hint">{words.intro}</p>
      <TextArea
        id={field}
        label={words.label}
        value={answer.draft[field]}
        error={problems.find(({ path }) => path === field)?.message}
        onChange={(event) => answer.change({ [field]: event.target.value })}
      />
      <div className="p-actions">
        <button type="submit" className="p-button p-button-primary">
          {words.submit}
        </button>
      </div>
    </form>
  );
}
