import type { AnsweredSectionProps } from '../frame/answered-sections.view';
import { Card } from '../frame/card.view';
import type { PatientError } from '../patient.api';
import { reloadIfExpired } from '../use-call';
import { DOCUMENT } from './document.en';
import { DownloadDocument } from './download.view';

export function DocumentsPart({ token, response, quote, reload }: AnsweredSectionProps) {
  // Nothing can be downloaded without identification.
  if (!quote) return null;
  const onProblem = (problem: PatientError) => reloadIfExpired(problem, reload);
  return (
    <Card title={DOCUMENT.title} className="p-screen-only">
      {response === 'accept' && <p>{DOCUMENT.intro}</p>}
      {response === 'accept' && <DownloadDocument token={token} kind="SIGNED" onProblem={onProblem} />}
      <DownloadDocument token={token} kind="QUOTE" onProblem={onProblem} />
    </Card>
  );
}
