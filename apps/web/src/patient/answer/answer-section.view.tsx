import { CONVERSATION } from '../conversation/conversation.en';
import type { SectionProps } from '../read/quote-sections';
import { practiceLang } from '../words/reader';
import { AnswerForm } from './answer-form.view';
import { ACCEPT, QUERY, REJECT, REJECT_CHANGE } from './answer.en';
import { ConfirmDialog } from './confirm-dialog.view';

export function AnswerSection({ token, practice, quote, answer }: SectionProps) {
  const shared = { token, practice, quote, answer };
  const declining = quote.variation ? REJECT_CHANGE : REJECT;
  const translated = ACCEPT.consentMeans(quote.consentWording);
  return (
    <section className="p-card p-answer">
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
        words={declining}
        intro={<p className="p-hint">{declining.intro}</p>}
        {...shared}
      />
      <ConfirmDialog practice={practice} quote={quote} answer={answer} />
    </section>
  );
}
