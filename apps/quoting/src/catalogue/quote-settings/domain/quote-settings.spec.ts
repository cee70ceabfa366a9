import { changedSettings, DEFAULT_QUOTE_SETTINGS as settings } from './quote-settings';

const now = new Date('2026-11-20T03:00:00Z');

describe('quote settings', () => {
  it('keep omitted fields and clear a cap sent as null', () => {
    const capped = changedSettings(settings, { discountCapBasisPoints: 1_500 }, now);
    expect(capped).toEqual({ ...settings, discountCapBasisPoints: 1_500 });
    expect(changedSettings(capped, { discountCapBasisPoints: null }, now)).toEqual(settings);
  });

  it('keep each blocking point once', () => {
    const changed = changedSettings(settings, { blockingPoints: ['TERMS', 'TOTAL', 'TERMS'] }, now);
    expect(changed.blockingPoints).toEqual(['TERMS', 'TOTAL']);
  });

  it('record the first GST confirmation, given explicitly or by changing the treatment', () => {
    expect(changedSettings(settings, { confirmGst: false }, now).gstConfirmedAt).toBeNull();
    const confirmed = changedSettings(settings, { confirmGst: true }, now);
    expect(confirmed.gstConfirmedAt).toBe(now);
    expect(changedSettings(settings, { gstOnEveryLine: 'GST_FREE' }, now).gstConfirmedAt).toBe(now);
    const later = new Date('2027-01-01T00:00:00Z');
    expect(changedSettings(confirmed, { confirmGst: true }, later).gstConfirmedAt).toBe(now);
  });
});
