import { useState } from 'react';
import { QuotePaper } from '../../shared/quote-paper/quote-paper.view';
import { WITHDRAW } from '../change/change.en';
import { Identify } from '../identify/identify.view';
import { toPaper } from '../read/to-paper';
import { PrintButton } from '../read/print-button.view';
import { readerLocale, formatInstant } from '../words/reader';
import { AnsweredSections } from './answered-sections.view';
import type { AnsweredView } from './patient.screen';
import { Button } from './button.view';
import { ScreenTitle } from './card.view';
import { buildNextSteps, contactPhrase, resultWordsOf } from './next-steps';
import { NextSteps } from './next-steps.view';
import { ANSWERED, CHANGE_DECLINED, RECORDED, RESULT, SIGNED } from './results.en';

interface AnsweredProps {
  token: string;
  view: AnsweredView;
  reload: () => void;
}

/** Screen of an answered link: the answer, its date and, if it may be shown, the quote. */
export function AnsweredScreen({ token, view, reload }: AnsweredProps) {
  const { practice, response, withdrawnAt, awaitsConfirmation, quote } = view;
  const words = wordsOf(view);
  return (
    <>
      <section className={`p-card p-result p-result-${withdrawnAt ? 'reject' : response}`}>
        <ScreenTitle>{words.title}</ScreenTitle>
        <p className="p-lead">{words.what}</p>
        <NextSteps steps={words.next} />
      </section>
      <AnsweredSections {...{ token, practice, response, quote, view, reload }} />
      {!quote && !awaitsConfirmation && <AnsweredQuote token={token} view={view} reload={reload} />}
      {quote && (
        <section className="p-card">
          <div className="p-card-top">
            <h2 className="p-subtitle">{RESULT.theQuote}</h2>
            <PrintButton />
          </div>
          <QuotePaper quote={toPaper(quote, practice)} locale={readerLocale(quote.currency)} />
        </section>
      )}
    </>
  );
}

/** Requires identification, as before the answer, so that somebody who finds the link learns nothing. */
function AnsweredQuote({ token, view, reload }: AnsweredProps) {
  const [isAsking, setAsking] = useState(false);
  if (isAsking)
    return (
      <Identify
        token={token}
        practice={view.practice}
        identification={view.identification ?? 'DATE_OF_BIRTH'}
        notice={RESULT.showIntro}
        onIdentified={reload}
        onProblem={() => false}
        onChanged={reload}
      />
    );
  const isAccepted = view.response === 'accept' && !view.withdrawnAt;
  return (
    <section className="p-card">
      {isAccepted && <p className="p-card-lead">{RESULT.showMore}</p>}
      <Button onClick={() => setAsking(true)}>{RESULT.showQuote}</Button>
    </section>
  );
}

/** Returns the texts for the answer, its date and the next steps, or for a withdrawal if the acceptance was withdrawn. */
function wordsOf(view: AnsweredView) {
  const { practice, response, respondedAt, withdrawnAt, awaitsConfirmation, recorded, quote } = view;
  const when = formatInstant(respondedAt);
  const answered = response === 'reject' && quote?.variation ? CHANGE_DECLINED.on : ANSWERED[response];
  const accepted = recorded ? RECORDED.accepted(practice.name, when) : answered(when);
  const { disputedAt = null, settled = null } = recorded ?? view.signed ?? {};
  // An acceptance that stood may have been withdrawn since.
  if (settled && (withdrawnAt !== null) === (settled.outcome === 'NOT_ACCEPTED'))
    return {
      title: (recorded ? RECORDED.settledTitle : SIGNED.settledTitle)[settled.outcome],
      what: recorded ? accepted : SIGNED.what(when),
      next: RECORDED.settledNext(settled.outcome, settled.reason, contactPhrase(practice)),
    };
  if (withdrawnAt)
    return {
      title: WITHDRAW.ended,
      what: WITHDRAW.endedOn(when, formatInstant(withdrawnAt)),
      next: [WITHDRAW.endedNext(practice.name)],
    };
  if (awaitsConfirmation)
    return {
      title: RECORDED.title,
      what: RECORDED.what(practice.name, when),
      next: RECORDED.next(practice.name),
    };
  if (disputedAt !== null && !settled)
    return {
      title: RECORDED.disputedTitle,
      what: recorded ? accepted : SIGNED.what(when),
      next: RECORDED.disputedNext(practice.name),
    };
  const next = buildNextSteps(response, practice, quote, respondedAt).slice(response === 'accept' ? 1 : 0);
  return { title: resultWordsOf(response, quote).title, what: accepted, next };
}
