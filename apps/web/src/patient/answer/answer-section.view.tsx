import { CONVERSATION } from '../conversation/conversation.en';
import { DepositNoticePart } from '../deposit/deposit-notice.part';
import type { SectionProps } from '../read/quote-sections';
import { practiceLang } from '../words/reader';
import { AnswerForm } from './answer-form.view';
import { ACCEPT, CHOICE, QUERY, REJECT } from './answer.en';
import { ChoiceButtons } from './choice.view';
import { ConfirmDialog } from './confirm-dialog.view';

/** The three ways to answer, and the form of the one that was chosen. */
export function AnswerSection({ token, practice, quote, answer }: SectionProps) {
  const shared = { token, practice, quote, answer };
  const translated = ACCEPT.consentMeans(quote.consentWording);
  return (
    <>
      <DepositNoticePart practice={practice} quote={quote} />
      <section className="p-card p-answer" aria-labelledby="choice-title">
        <h2 id="choice-title" tabIndex={-1} className="p-subtitle">
          {CHOICE.title}
        </h2>
        <p className="p-hint">{CHOICE.intro}</p>
        <ChoiceButtons chosen={answer.choice} onChoose={answer.choose} />
        <AnswerForm kind="accept" words={ACCEPT} {...shared}>
          <p className="p-consent" lang={practiceLang()}>
            {quote.consentWording}
          </p>
          {translated && <p className="p-hint">{translated}</p>}
        </AnswerForm>
        <AnswerForm
          kind="query"
          words={QUERY}
          intro={
            <p className="p-hint">
              {QUERY.intro(practice.name)}
              {quote.answerTargetHours !== null &&
                ` ${CONVERSATION.aims(practice.name, quote.answerTargetHours)}`}
            </p>
          }
          {...shared}
        />
        <AnswerForm
          kind="reject"
          words={REJECT}
          intro={<p className="p-hint">{REJECT.intro}</p>}
          {...shared}
        />
        <ConfirmDialog practice={practice} quote={quote} answer={answer} />
      </section>
    </>
  );
}
