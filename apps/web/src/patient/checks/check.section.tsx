import { valuesOf } from '../answer/answer.form';
import { FieldError } from '../fields/field.view';
import type { SectionProps } from '../read/quote-sections';
import { practiceLang } from '../words/reader';
import { checkQuestions as part, pathOf, type Question } from './check-questions.part';
import { CHECKS } from './checks.en';

/** Shows the practice's check questions next to the choice, so that a patient who finds something unclear can still ask. */
export function CheckSection({ quote, answer }: Pick<SectionProps, 'quote' | 'answer'>) {
  const { chosen } = valuesOf(part, answer.values);
  const problems = answer.problemsFor('accept');
  return (
    <section className="p-card p-screen-only" aria-labelledby="checks-title">
      <h2 id="checks-title" className="p-subtitle">
        {CHECKS.title}
      </h2>
      <p className="p-hint">{quote.checksRequired ? CHECKS.helpRequired : CHECKS.help}</p>
      {quote.checkQuestions.map((question) => (
        <Choice
          key={question.id}
          question={question}
          chosen={chosen[question.id]}
          error={problems.find(({ path }) => path === pathOf(question))?.message}
          onChoose={(place) => {
            // Also set under the question's path, so that choosing another answer clears the server's error.
            const refused = { [pathOf(question)]: place };
            answer.change(part, { chosen: { ...chosen, [question.id]: place }, ...refused });
          }}
        />
      ))}
    </section>
  );
}

interface ChoiceProps {
  question: Question;
  chosen: number | undefined;
  error: string | undefined;
  onChoose: (answer: number) => void;
}

function Choice({ question, chosen, error, onChoose }: ChoiceProps) {
  const id = pathOf(question);
  return (
    <fieldset
      id={id}
      lang={practiceLang()}
      tabIndex={-1}
      className="p-field"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="p-label">{question.question}</legend>
      {question.answers.map((answer, at) => (
        <div key={at} className="p-check p-check-answer">
          <input
            id={`${id}-${at}`}
            type="radio"
            name={id}
            checked={chosen === at}
            aria-invalid={error ? true : undefined}
            onChange={() => onChoose(at)}
          />
          <label htmlFor={`${id}-${at}`}>{answer}</label>
        </div>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
