import { useEffect } from 'react';
import { AccessError } from './access-error.view';
import { AnsweredScreen } from './answered.view';
import { Identify } from './identify.view';
import { OpenQuote } from './open-quote.view';
import { PageFrame } from './page-frame.view';
import { LockedScreen } from './locked.view';
import { IDENTIFY, LOCKED, TEXTS, ACCESS_ERROR } from './patient.texts';
import type { Screen } from './patient.screen';
import { ResultScreen } from './result.view';
import { RESULTS } from './result.texts';
import { usePatientQuote } from './use-patient-quote';

/** The patient's page: one link, one quote, one answer. */
export function PatientPage({ token }: { token: string | null }) {
  const { screen, dateOfBirth, reload, identified, answered, interrupted } = usePatientQuote(token);
  useEffect(() => {
    document.title = titleOf(screen);
  }, [screen]);

  if (token === null || screen.name === 'failed') {
    return (
      <PageFrame>
        {screen.name === 'failed' && <AccessError failure={screen.failure} token={token} onRetry={reload} />}
      </PageFrame>
    );
  }
  switch (screen.name) {
    case 'loading':
      return <Loading />;
    case 'identify':
      return (
        <PageFrame practice={screen.practice}>
          <Identify
            token={token}
            practice={screen.practice}
            onIdentified={identified}
            onProblem={interrupted}
          />
        </PageFrame>
      );
    case 'locked':
      return (
        <PageFrame practice={screen.practice}>
          <LockedScreen practice={screen.practice} />
        </PageFrame>
      );
    case 'open':
      return (
        <PageFrame practice={screen.practice}>
          {screen.askAgain && (
            <Identify
              token={token}
              practice={screen.practice}
              notice={IDENTIFY.again}
              onIdentified={identified}
              onProblem={interrupted}
            />
          )}
          <div hidden={screen.askAgain}>
            <OpenQuote
              key={screen.quote.documentHash}
              token={token}
              practice={screen.practice}
              quote={screen.quote}
              dateOfBirth={dateOfBirth}
              onAnswered={answered}
              onProblem={interrupted}
            />
          </div>
        </PageFrame>
      );
    case 'answered':
      return (
        <PageFrame practice={screen.practice}>
          <AnsweredScreen
            practice={screen.practice}
            response={screen.response}
            respondedAt={screen.respondedAt}
            quote={screen.quote}
          />
        </PageFrame>
      );
    case 'result':
      return (
        <PageFrame practice={screen.practice}>
          <ResultScreen
            practice={screen.practice}
            response={screen.response}
            respondedAt={screen.respondedAt}
            quote={screen.quote}
            onBack={screen.response === 'query' ? reload : undefined}
          />
        </PageFrame>
      );
  }
}

function titleOf(screen: Screen): string {
  switch (screen.name) {
    case 'loading':
      return TEXTS.forPatients;
    case 'failed':
      return screen.failure.isReplaced ? ACCESS_ERROR.replaced : ACCESS_ERROR.title;
    case 'identify':
      return `${IDENTIFY.title} – ${screen.practice.name}`;
    case 'locked':
      return `${LOCKED.title} – ${screen.practice.name}`;
    case 'result':
      return `${RESULTS[screen.response].title} – ${screen.practice.name}`;
    default:
      return `${TEXTS.forPatients} – ${screen.practice.name}`;
  }
}

function Loading() {
  return (
    <PageFrame>
      <div className="p-card" role="status" aria-label={TEXTS.loading}>
        <div className="p-bone p-bone-title" />
        <div className="p-bone" />
        <div className="p-bone" />
        <div className="p-bone p-bone-block" />
        <div className="p-bone p-bone-short" />
      </div>
    </PageFrame>
  );
}
