import { useEffect, useState, type ReactNode } from 'react';
import { AccessError } from './frame/access-error.view';
import { AnsweredScreen } from './frame/answered.view';
import { ACCESS_ERROR, FRAME } from './frame/frame.en';
import { Loading } from './frame/loading.view';
import { resultWordsOf } from './frame/next-steps';
import { PageFrame } from './frame/page-frame.view';
import type { Screen } from './frame/patient.screen';
import { ResultScreen } from './frame/result.view';
import { IDENTIFY, LOCKED } from './identify/identify.en';
import { Identify } from './identify/identify.view';
import { LockedScreen } from './identify/locked.view';
import { OpenQuote } from './read/open-quote.view';
import { ReplacedNotice } from './steps/replaced.view';
import { usePatientQuote } from './use-patient-quote';

/** The patient's page. Uses the token in the URL until the quote is replaced and the patient opens the newer version. */
export function PatientPage({ token }: { token: string | null }) {
  const [current, setCurrent] = useState(token);
  return <LinkedPage key={current} token={current} onFollow={setCurrent} />;
}

interface LinkedPageProps {
  token: string | null;
  onFollow: (token: string) => void;
}

/** One link, one quote, one answer. */
function LinkedPage({ token, onFollow }: LinkedPageProps) {
  const page = usePatientQuote(token);
  const { screen } = page;
  useEffect(() => {
    // An open quote sets its own title, which includes the step.
    if (screen.name !== 'open') document.title = titleOf(screen);
  }, [screen]);

  if (screen.name === 'loading') return <Loading />;
  if (screen.name === 'failed')
    return (
      <PageFrame>
        <AccessError failure={screen.failure} token={token} onRetry={page.reload} />
      </PageFrame>
    );
  // Without a token the screen is `failed` from the start.
  if (token === null) return null;
  return <PageFrame practice={screen.practice}>{contentOf(screen, token, { ...page, onFollow })}</PageFrame>;
}

type ContentScreen = Exclude<Screen, { name: 'loading' | 'failed' }>;
type Page = ReturnType<typeof usePatientQuote> & Pick<LinkedPageProps, 'onFollow'>;

function contentOf(screen: ContentScreen, token: string, page: Page): ReactNode {
  const { practice } = screen;
  const { identified: onIdentified, interrupted: onProblem, reload } = page;
  const link = { token, practice };
  const identifying = { ...link, onIdentified, onProblem, onChanged: reload };
  switch (screen.name) {
    case 'identify':
      return <Identify {...identifying} key={screen.identification} identification={screen.identification} />;
    case 'locked':
      return <LockedScreen practice={practice} />;
    case 'open':
      return (
        <>
          {screen.askAgain && (
            <Identify
              {...identifying}
              key={screen.askAgain}
              identification={screen.askAgain}
              notice={IDENTIFY.again}
            />
          )}
          {screen.replaced > 0 && (
            <ReplacedNotice
              token={token}
              announcements={screen.replaced}
              onRefused={page.refused}
              onFollow={page.onFollow}
            />
          )}
          <div hidden={screen.askAgain !== null}>
            <OpenQuote
              key={screen.quote.documentHash}
              {...link}
              quote={screen.quote}
              dateOfBirth={page.dateOfBirth}
              onAnswered={page.answered}
              onProblem={onProblem}
              reload={reload}
              isReplaced={screen.replaced > 0}
            />
          </div>
        </>
      );
    case 'answered':
      return <AnsweredScreen token={token} view={screen.view} reload={reload} />;
    case 'result':
      return (
        <ResultScreen
          {...link}
          response={screen.response}
          respondedAt={screen.respondedAt}
          quote={screen.quote}
          reload={reload}
        />
      );
  }
}

function titleOf(screen: Screen): string {
  switch (screen.name) {
    case 'loading':
      return FRAME.forPatients;
    case 'failed':
      return screen.failure.isReplaced ? ACCESS_ERROR.replaced : ACCESS_ERROR.title;
    case 'identify':
      return `${IDENTIFY.title} – ${screen.practice.name}`;
    case 'locked':
      return `${LOCKED.title} – ${screen.practice.name}`;
    case 'result':
      return `${resultWordsOf(screen.response, screen.quote).title} – ${screen.practice.name}`;
    default:
      return `${FRAME.forPatients} – ${screen.practice.name}`;
  }
}
