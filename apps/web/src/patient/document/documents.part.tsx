import type { AnsweredSectionProps } from '../frame/answered-sections.view';
import { Card } from '../frame/card.view';
import { DOCUMENT } from './document.en';
import { DownloadDocument } from './download.view';

export function DocumentsPart({ token, response, quote }: AnsweredSectionProps) {
  // Nothing can be downloaded without identification.
  if (!quote) return null;
  return (
    <Card title={DOCUMENT.title} className="p-screen-only">
      {response === 'accept' && <p>{DOCUMENT.intro}</p>}
      {response === 'accept' && <DownloadDocument token={token} kind="SIGNED" />}
      <DownloadDocument token={token} kind="QUOTE" />
    </Card>
  );
}
