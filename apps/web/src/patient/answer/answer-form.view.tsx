import type { PatientResponseKind, PublicQuote } from '@quillcare/contracts';
import type { ReactNode } from 'react';
import { ErrorSummary } from '../fields/error-summary.view';
import { Button } from '../frame/button.view';
import type { Practice } from '../frame/patient.screen';
import { StepOf } from '../steps/step-top.view';
import { getParts } from './answer-parts';
import { partValues } from './answer.form';
import { isChoiceProblem, type AnswerState } from './use-answer';

export interface AnswerFormProps {
  kind: PatientResponseKind;
  token: string;
  practice: Practice;
  quote: PublicQuote;
  answer: AnswerState;
  words: { title: string; submit: string };
  /** Shown below the title. */
  intro?: ReactNode;
  /** Shown between the parts and the button. */
  children?: ReactNode;
}

export function AnswerForm({ kind, answer, words, intro, children, ...shared }: AnswerFormProps) {
  const problems = answer.problemsFor(kind).filter((problem) => !isChoiceProblem(problem));
  const errorOf = (path: string) => problems.find((problem) => problem.path === path)?.message;
  return (
    <form
      id={`form-${kind}`}
      className="p-form"
      hidden={answer.choice !== kind}
      noValidate
      aria-labelledby={`title-${kind}`}
      onSubmit={(event) => {
        event.preventDefault();
        answer.check(kind);
      }}
    >
      {problems.length > 0 && <ErrorSummary key={answer.tries} problems={problems} />}
      <StepOf id={`step-of-${kind}`} step="answer" quoteNumber={shared.quote.quoteNumber} />
      <h1 id={`title-${kind}`} tabIndex={-1} className="p-title" aria-describedby={`step-of-${kind}`}>
        {words.title}
      </h1>
      {intro}
      {getParts(kind, shared.quote).map(
        (part) =>
          part.View && (
            <part.View
              key={part.id}
              {...shared}
              values={partValues(part, answer.values)}
              all={answer.values}
              change={(values) => answer.change(part, values)}
              errorOf={errorOf}
            />
          ),
      )}
      {children}
      <div className="p-actions">
        <Button type="submit" look="primary">
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
