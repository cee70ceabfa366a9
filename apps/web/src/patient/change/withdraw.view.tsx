import { useState } from 'react';
import type { AfterwardsProps } from '../frame/afterwards.view';
import { whenOf } from '../words/reader';
import { WITHDRAW } from './change.en';
import { WithdrawDialog } from './withdraw-dialog.view';

/** "Changed your mind?": shows until when an acceptance can be withdrawn, with a button to do so. */
export function Withdraw({ token, practice, response, quote, view, reload }: AfterwardsProps) {
  const [asking, setAsking] = useState(false);
  // Right after signing there is no server state yet, but the surgery cannot have been confirmed either.
  const withdrawal = view ? view.withdrawal : { until: null };
  if (response !== 'accept' || !quote || !withdrawal) return null;
  const hasDeposit = view ? view.hasDeposit : quote.deposit !== null;
  return (
    <section className="p-card">
      <h2 className="p-subtitle">{WITHDRAW.title}</h2>
      <p>
        {untilWhen(practice.name, withdrawal.until, view ? null : quote.coolingOffDays)}{' '}
        {hasDeposit ? WITHDRAW.withDeposit : WITHDRAW.free}
      </p>
      <div className="p-actions">
        <button type="button" className="p-button" onClick={() => setAsking(true)}>
          {WITHDRAW.start}
        </button>
      </div>
      <WithdrawDialog
        {...{ token, practice, isOpen: asking }}
        onClose={() => setAsking(false)}
        onWithdrawn={reload}
      />
    </section>
  );
}

function untilWhen(practice: string, until: string | null, days: number | null): string {
  if (until !== null) return WITHDRAW.untilDay(practice, whenOf(until));
  if (days !== null) return WITHDRAW.forDays(practice, days);
  return WITHDRAW.untilConfirmed(practice);
}
