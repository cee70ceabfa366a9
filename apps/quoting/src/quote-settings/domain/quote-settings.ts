import type { QuoteSettings } from '@quillcare/contracts';
import { HEALTH_FUNDS } from '@quillcare/rules';

/** The settings of a practice that never saved any. Version 0 says so. */
export const DEFAULT_QUOTE_SETTINGS: QuoteSettings = {
  version: 0,
  updatedAt: null,
  discountCapBasisPoints: null,
  validityDays: 30,
  // Without these three a quote is no offer; the other points are the practice's own decision.
  blockingPoints: ['RECIPIENT', 'VALIDITY', 'TOTAL'],
  gstOnEveryLine: null,
  gstConfirmedAt: null,
  healthFunds: [...HEALTH_FUNDS],
};

/** What is stored of the settings. */
export type StoredSettings = Omit<QuoteSettings, 'version' | 'updatedAt' | 'gstConfirmedAt'> & {
  gstConfirmedAt: Date | null;
};

/** What an administrator sends; what is left out stays as it is. */
export type SettingsChanges = Partial<Omit<StoredSettings, 'gstConfirmedAt'>> & { confirmGst?: boolean };

/**
 * The settings after a change. Changing how GST is charged confirms it as well: whoever sets it has looked at
 * it. Each blocking point is kept once.
 */
export function changedSettings(
  settings: StoredSettings,
  { confirmGst, ...changes }: SettingsChanges,
  now: Date,
): StoredSettings {
  const sent = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const next: StoredSettings = { ...settings, ...sent };
  const isConfirmed = confirmGst === true || next.gstOnEveryLine !== settings.gstOnEveryLine;
  return {
    ...next,
    blockingPoints: [...new Set(next.blockingPoints)],
    gstConfirmedAt: isConfirmed ? (settings.gstConfirmedAt ?? now) : settings.gstConfirmedAt,
  };
}
