import type { DiscountRate, DiscountRateStatus } from '@quillcare/contracts';
import { formatMoney, formatNumber } from '@quillcare/rules';
import type { ToneName } from '@quillcare/ui';
import { currentLocale } from '../../shared/words/locale.store';
import { word } from '../../shared/words/words';
import { matesRateWords } from './mates-rate.en';

export const RATE_TONES: Record<DiscountRateStatus, ToneName> = {
  ACTIVE: 'success',
  INACTIVE: 'neutral',
  EXPIRED: 'muted',
  REMOVED: 'muted',
};

/** Formats a rate: "20 % off", "$10.00 off a month". */
export function rateText({ type, value, cycle }: Pick<DiscountRate, 'type' | 'value' | 'cycle'>): string {
  if (type === 'PERCENTAGE')
    return word(matesRateWords, 'what.PERCENTAGE', { percent: formatNumber(value / 100, currentLocale()) });
  const amount = formatMoney(value, 'AUD', currentLocale());
  return word(matesRateWords, `what.${type}_${cycle ?? 'MONTHLY'}`, { amount });
}
