import { TOTAL_CAP } from '@quillcare/contracts';
import { formatNumber } from '@quillcare/rules';
import { organisationTexts } from './platform.texts';

/** How many there are, counted up to the platform's cap; a dash while the service that has them is away. */
export function Count({ value, locale }: { value: number | null; locale: string }) {
  if (value === null)
    return (
      <span title={organisationTexts.unknown} aria-label={organisationTexts.unknown} role="img">
        –
      </span>
    );
  return <span className="tabular">{countText(value, locale)}</span>;
}

/** "12", or "10,000+" where nobody counted on. */
export function countText(value: number, locale: string): string {
  return `${formatNumber(value, locale)}${value >= TOTAL_CAP ? '+' : ''}`;
}
