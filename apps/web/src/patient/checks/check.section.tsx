import { partValues } from '../answer/answer.form';
import { RadioField } from '../fields/radio-field.view';
import { Card } from '../frame/card.view';
import type { SectionProps } from '../read/quote-sections';
import { practiceLang } from '../words/reader';
import { checkQuestionsPart as part, answerPath } from './check-questions.part';
import { CHECKS } from './checks.en';

/** Shows the practice's check questions next to the choice, so that a patient who finds something unclear can still ask. */
export function CheckSection({ quote, answer }: Pick<SectionProps, 'quote' | 'answer'>) {
  const { chosen } = partValues(part, answer.values);
  const problems = answer.problemsFor('accept');
  return (
    <Card name="checks" title={CHECKS.title} className="p-screen-only">
      <p className="p-hint">{quote.checksRequired ? CHECKS.helpRequired : CHECKS.help}</p>
      {quote.checkQuestions.map((question) => {
        const path = answerPath(question);
        return (
          <RadioField
            key={path}
            id={path}
            lang={practiceLang()}
            legend={question.question}
            options={question.answers.map((label, value) => ({ value, id: `${path}-${value}`, label }))}
            chosen={chosen[question.id]}
            error={problems.find((problem) => problem.path === path)?.message}
            // Also set under the question's path, so that choosing another answer clears the server's error.
            onChoose={(place) =>
              answer.change(part, { chosen: { ...chosen, [question.id]: place }, [path]: place })
            }
          />
        );
      })}
    </Card>
  );
}
