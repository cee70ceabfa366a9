import { TOTAL_CAP } from '@quillcare/contracts';
import { formatNumber } from '@quillcare/rules';
import { organisationWords } from './platform.en';
import { useWords } from '../../shared/words/words';

/** A count up to the platform's cap, or a dash while its service is down. */
export function Count({ value, locale }: { value: number | null; locale: string }) {
  const t = useWords(organisationWords);
  if (value === null)
    return (
      <span title={t('unknown')} aria-label={t('unknown')} role="img">
        –
      </span>
    );
  return <span className="tabular">{countText(value, locale)}</span>;
}

/** "12", or "10,000+" at the cap. */
export function countText(value: number, locale: string): string {
  return `${formatNumber(value, locale)}${value >= TOTAL_CAP ? '+' : ''}`;
}
