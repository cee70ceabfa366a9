import type { PublicQuote } from '@quillcare/contracts';
import type { AnswerPart, PartProps } from '../answer/answer-part';
import { FieldError } from '../fields/field.view';
import { practiceLang } from '../words/reader';
import { CHECKS } from './checks.en';

interface Checks {
  /** The place of the chosen answer, by question. */
  chosen: Readonly<Record<string, number>>;
}

type Question = PublicQuote['checkQuestions'][number];

/** The path of a question in a refusal, and the id of its fieldset. */
const pathOf = ({ id }: Question) => `checkAnswers.${id}`;

/** What the practice asks to see whether the quote was understood. Which answer is right only the server knows. */
export const checkQuestions: AnswerPart<Checks> = {
  id: 'checkQuestions',
  applies: (quote) => quote.checkQuestions.length > 0,
  start: () => ({ chosen: {} }),
  problems: ({ chosen }, quote) =>
    quote.checkQuestions.flatMap((question, at) =>
      quote.checksRequired && chosen[question.id] === undefined
        ? [{ path: pathOf(question), message: CHECKS.missing(at + 1) }]
        : [],
    ),
  share: ({ chosen }, quote) => ({
    checkAnswers: quote.checkQuestions.flatMap(({ id }) => {
      const answer = chosen[id];
      return answer === undefined ? [] : [{ questionId: id, answer }];
    }),
  }),
  View: CheckFields,
};

function CheckFields({ quote, values, change, errorOf }: PartProps<Checks>) {
  return (
    <>
      <h4 className="p-form-part">{CHECKS.title}</h4>
      <p className="p-hint">{quote.checksRequired ? CHECKS.helpRequired : CHECKS.help}</p>
      {quote.checkQuestions.map((question) => (
        <Choice
          key={question.id}
          question={question}
          chosen={values.chosen[question.id]}
          error={errorOf(pathOf(question))}
          onChoose={(answer) => {
            // Under its path as well, so that what the server refused is withdrawn once another answer is chosen.
            const refused = { [pathOf(question)]: answer };
            change({ chosen: { ...values.chosen, [question.id]: answer }, ...refused });
          }}
        />
      ))}
    </>
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
