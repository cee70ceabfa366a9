import { ErrorSummary } from '../fields/error-summary.view';
import { Card } from '../frame/card.view';
import type { SectionProps } from '../read/quote-sections';
import { CHOICE } from './answer.en';
import { isChoiceProblem } from './use-answer';

const KINDS = ['accept', 'query', 'reject'] as const;

/** The three ways to answer, with equal visual weight, and what is still missing before the quote can be accepted. */
export function ChooseAnswer({ answer }: SectionProps) {
  const problems = answer.problemsFor('accept').filter(isChoiceProblem);
  return (
    <Card
      name="choice"
      title={CHOICE.title}
      className="p-answer"
      lead={problems.length > 0 && <ErrorSummary key={answer.tries} problems={problems} />}
    >
      <p className="p-hint">{CHOICE.intro}</p>
      <div className="p-choices" role="group" aria-label={CHOICE.title}>
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className="p-choice"
            aria-disabled={answer.trying}
            onClick={() => void answer.choose(kind)}
          >
            <span className="p-choice-name">{CHOICE[kind].name}</span>
            <span className="p-hint">{CHOICE[kind].detail}</span>
          </button>
        ))}
      </div>
    </Card>
  );
}
