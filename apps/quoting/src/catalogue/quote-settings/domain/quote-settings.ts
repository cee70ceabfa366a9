import type { QuoteSettings } from '@quillcare/contracts';
import { HEALTH_FUNDS } from '@quillcare/rules';

export type StoredSettings = Omit<QuoteSettings, 'version' | 'updatedAt' | 'gstConfirmedAt'> & {
  gstConfirmedAt: Date | null;
};

/** Settings of a practice that has never saved any. */
export const DEFAULT_QUOTE_SETTINGS: StoredSettings = {
  discountCapBasisPoints: null,
  validityDays: 30,
  // Without these three a quote is not an offer. Whether other points block sending is up to the practice.
  blockingPoints: ['RECIPIENT', 'VALIDITY', 'TOTAL'],
  gstOnEveryLine: null,
  gstConfirmedAt: null,
  healthFunds: [...HEALTH_FUNDS],
};

/**
 * Merges changes into the settings. Changing how GST is charged also confirms it, because whoever sets it has reviewed it.
 * Duplicate blocking points are removed.
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
