import { useState } from 'react';
import type { AfterwardsProps } from '../frame/afterwards.view';
import { DISPUTE } from './signing.en';
import { DisputeDialog } from './dispute-dialog.view';

/** For a patient who returns to a signed quote and disputes the signature or its content. */
export function DisputeSignature({ token, practice, view, reload }: AfterwardsProps) {
  const [asking, setAsking] = useState(false);
  if (!view?.signed?.canDispute) return null;
  return (
    <section className="p-card" aria-labelledby="dispute-title">
      <h2 className="p-subtitle" id="dispute-title">
        {DISPUTE.title}
      </h2>
      <p>{DISPUTE.intro(practice.name)}</p>
      <div className="p-actions">
        <button type="button" className="p-button" onClick={() => setAsking(true)}>
          {DISPUTE.start}
        </button>
      </div>
      <DisputeDialog
        {...{ token, practice, isOpen: asking }}
        onClose={() => setAsking(false)}
        onTold={reload}
      />
    </section>
  );
}
