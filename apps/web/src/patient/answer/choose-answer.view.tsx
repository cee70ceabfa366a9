import { ErrorSummary } from '../fields/error-summary.view';
import type { SectionProps } from '../read/quote-sections';
import { CHOICE } from './answer.en';
import { ChoiceButtons } from './choice.view';
import { isOfChoice } from './use-answer';

/** The three ways to answer, with equal visual weight, and what is still missing before the quote can be accepted. */
export function ChooseAnswer({ answer }: SectionProps) {
  const problems = answer.problemsFor('accept').filter(isOfChoice);
  return (
    <section className="p-card p-answer" aria-labelledby="choice-title">
      {problems.length > 0 && <ErrorSummary key={answer.tries} problems={problems} />}
      <h2 id="choice-title" className="p-subtitle">
        {CHOICE.title}
      </h2>
      <p className="p-hint">{CHOICE.intro}</p>
      <ChoiceButtons busy={answer.trying} onChoose={(kind) => void answer.choose(kind)} />
    </section>
  );
}
