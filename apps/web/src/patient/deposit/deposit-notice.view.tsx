import type { PublicQuote } from '@quillcare/contracts';
import { calculateDepositAmount } from '@quillcare/rules';
import { Card } from '../frame/card.view';
import type { SectionProps } from '../read/quote-sections';
import { readerFormats } from '../words/reader';
import { CancellationTerms } from './cancellation-words.view';
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
  const depositMinor = calculateDepositAmount(rule, quote.totals.totalMinor);
  if (depositMinor <= 0) return null;
  const { money } = readerFormats(quote.currency);
  return (
    <Card name="deposit" title={DEPOSIT.title}>
      <p>
        {DEPOSIT.before(practice.name, money(depositMinor), dueDays)}{' '}
        {quote.coolingOffDays === null ? DEPOSIT.afterAccepting : DEPOSIT.afterCoolingOff}
      </p>
      <CancellationTerms words={cancellationWords} />
    </Card>
  );
}
