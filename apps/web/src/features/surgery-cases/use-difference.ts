import type { BilledFee, Currency } from '@quillcare/contracts';
import { numberFormat } from '@quillcare/rules';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { billedFeeWords } from './billed-fees.en';

/** Formats a difference: "+$300.00 (+25 %)", or that there is none. */
export function useDifference(currency: Currency) {
  const t = useWords(billedFeeWords);
  const { locale } = useFormats();
  const money = numberFormat(locale, { style: 'currency', currency, signDisplay: 'exceptZero' });
  const share = numberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return ({
    differenceMinor,
    differenceBasisPoints,
  }: Pick<BilledFee, 'differenceMinor' | 'differenceBasisPoints'>) => {
    if (differenceMinor === 0) return t('none');
    const amount = money.format(differenceMinor / 100);
    if (differenceBasisPoints === null) return amount;
    return t('withShare', { amount, percent: share.format(differenceBasisPoints / 10_000) });
  };
}
