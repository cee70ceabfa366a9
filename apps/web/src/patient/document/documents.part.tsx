import type { AfterwardsProps } from '../frame/afterwards.view';
import { DOCUMENT } from './document.en';
import { DownloadDocument } from './download.view';

export function DocumentsPart({ token, response, quote }: AfterwardsProps) {
  // Nothing can be downloaded without identification.
  if (!quote) return null;
  return (
    <section className="p-card p-screen-only">
      <h2 className="p-subtitle">{DOCUMENT.title}</h2>
      {response === 'accept' && <p>{DOCUMENT.intro}</p>}
      {response === 'accept' && <DownloadDocument token={token} kind="SIGNED" />}
      <DownloadDocument token={token} kind="QUOTE" />
    </section>
  );
}
