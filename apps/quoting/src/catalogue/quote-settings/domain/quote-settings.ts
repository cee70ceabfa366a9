import type { QuoteSettings } from '@quillcare/contracts';
import { HEALTH_FUNDS } from '@quillcare/rules';

/** What is stored of the settings. */
export type StoredSettings = Omit<QuoteSettings, 'version' | 'updatedAt' | 'gstConfirmedAt'> & {
  gstConfirmedAt: Date | null;
};

/** Of a practice that never saved them. */
export const DEFAULT_QUOTE_SETTINGS: StoredSettings = {
  discountCapBasisPoints: null,
  validityDays: 30,
  // Without these three a quote is no offer; the other points are the practice's own decision.
  blockingPoints: ['RECIPIENT', 'VALIDITY', 'TOTAL'],
  gstOnEveryLine: null,
  gstConfirmedAt: null,
  healthFunds: [...HEALTH_FUNDS],
};

/**
 * The settings after a change. Changing how GST is charged confirms it as well: whoever sets it has looked at
 * it. Each blocking point is kept once.
 */
export function changedSettings(
  settings: StoredSettings,
  { confirmGst, ...sent }: Partial<Omit<StoredSettings, 'gstConfirmedAt'>> & { confirmGst?: boolean },
  now: Date,
): StoredSettings {
  const next: StoredSettings = { ...settings, ...sent };
  const isConfirmed = confirmGst === true || next.gstOnEveryLine !== settings.gstOnEveryLine;
  return {
    ...next,
    blockingPoints: [...new Set(next.blockingPoints)],
    gstConfirmedAt: isConfirmed ? (settings.gstConfirmedAt ?? now) : settings.gstConfirmedAt,
  };
}
