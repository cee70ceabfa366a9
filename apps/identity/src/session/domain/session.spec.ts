import { expiryFrom, endedSessionsCutoff, isLive, whyEnded } from './session';

const now = new Date('2026-11-20T05:00:00Z');

describe('a session', () => {
  it('lasts 30 days from its last use', () => {
    expect(expiryFrom(now)).toEqual(new Date('2026-12-20T05:00:00Z'));
  });

  it('is valid until it expires or ends', () => {
    expect(isLive({ endedAt: null, expiresAt: new Date(now.getTime() + 1) }, now)).toBe(true);
    expect(isLive({ endedAt: null, expiresAt: now }, now)).toBe(false);
    expect(isLive({ endedAt: now, expiresAt: expiryFrom(now) }, now)).toBe(false);
  });

  it('ends for its recorded reason, or else by expiry', () => {
    expect(whyEnded({ endReason: 'PASSWORD_CHANGED' })).toBe('PASSWORD_CHANGED');
    expect(whyEnded({ endReason: null })).toBe('EXPIRED');
  });

  it('is kept for a week after its end', () => {
    expect(endedSessionsCutoff(now)).toEqual(new Date('2026-11-13T05:00:00Z'));
  });
});
