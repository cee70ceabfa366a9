import type { PublicQuote } from '@quillcare/contracts';
import { depositAmount } from '@quillcare/rules';
import type { SectionProps } from '../read/quote-sections';
import { readerFormats } from '../words/reader';
import { CancellationWords } from './cancellation-words.view';
import { DEPOSIT } from './deposit.en';

interface DepositNoticeProps extends Pick<SectionProps, 'practice' | 'quote'> {
  deposit: NonNullable<PublicQuote['deposit']>;
}

/** Shows the deposit calculated from the total including chosen options. Renders nothing if it is zero. */
export function DepositNotice({ practice, quote, deposit }: DepositNoticeProps) {
  const { kind, basisPoints, amountMinor, dueDays, cancellationWords } = deposit;
  const rule =
    kind === 'FIXED' && amountMinor !== null
      ? ({ kind, amountMinor } as const)
      : ({ kind: 'PERCENTAGE', basisPoints } as const);
  const asked = depositAmount(rule, quote.totals.totalMinor);
  if (asked <= 0) return null;
  const { money } = readerFormats(quote.currency);
  return (
    <section className="p-card" aria-labelledby="deposit-title">
      <h2 id="deposit-title" className="p-subtitle">
        {DEPOSIT.title}
      </h2>
      <p>
        {DEPOSIT.before(practice.name, money(asked), dueDays)}{' '}
        {quote.coolingOffDays === null ? DEPOSIT.afterAccepting : DEPOSIT.afterCoolingOff}
      </p>
      <CancellationWords words={cancellationWords} />
    </section>
  );
}
