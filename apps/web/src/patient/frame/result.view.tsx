import type { PatientResponseKind, PublicQuote } from '@quillcare/contracts';
import { PAPER_WORDS } from '@quillcare/rules';
import { formatInstant } from '../words/reader';
import { AnsweredSections } from './answered-sections.view';
import { Button } from './button.view';
import { ScreenTitle } from './card.view';
import { buildNextSteps, resultWordsOf } from './next-steps';
import { NextSteps } from './next-steps.view';
import type { Practice } from './patient.screen';
import { RESULT } from './results.en';

interface ResultProps {
  token: string;
  practice: Practice;
  response: PatientResponseKind;
  respondedAt: string;
  quote: PublicQuote;
  reload: () => void;
}

export function ResultScreen({ token, practice, response, respondedAt, quote, reload }: ResultProps) {
  const words = resultWordsOf(response, quote);
  return (
    <>
      <section className={`p-card p-result p-result-${response}`}>
        <ScreenTitle>{words.title}</ScreenTitle>
        <p className="p-lead">{words.message(practice.name)}</p>
        <p className="p-hint">
          {PAPER_WORDS.quote(quote.quoteNumber)} · {RESULT.when(formatInstant(respondedAt))}
        </p>
        <NextSteps steps={buildNextSteps(response, practice, quote, respondedAt)} />
        {response === 'query' && (
          <div className="p-actions">
            <Button onClick={reload}>{RESULT.back}</Button>
          </div>
        )}
      </section>
      <AnsweredSections {...{ token, practice, response, quote, reload }} view={null} />
    </>
  );
}
