import {
  changedPreference,
  DEFAULT_PREFERENCE,
  isMailedAtOnce,
  shownPreference,
  wantsEmail,
  type Preference,
} from './preference';

const chosen = (changes: Partial<Preference>): Preference => ({ ...DEFAULT_PREFERENCE, ...changes });

describe('what is emailed at once', () => {
  it.each([
    ['an answer, to an administrator', {}, 'ORG_ADMIN', 'QUOTE_ACCEPTED', true],
    ['an email that did not arrive, to an administrator', {}, 'ORG_ADMIN', 'MAIL_FAILED', true],
    ['an answer, to anybody else', {}, 'USER', 'QUOTE_ACCEPTED', false],
    ['an answer, to whoever asked for it', { urgentAtOnce: true }, 'USER', 'QUOTE_ACCEPTED', true],
    [
      'nothing urgent, to an administrator who does not want it',
      { urgentAtOnce: false },
      'ORG_ADMIN',
      'QUOTE_ACCEPTED',
      false,
    ],
    ['a mention, to an administrator', {}, 'ORG_ADMIN', 'MENTIONED', false],
    [
      'a mention, to whoever wants everything at once',
      { emailFrequency: 'IMMEDIATE' },
      'USER',
      'MENTIONED',
      true,
    ],
    ['nothing, to whoever wants none', { emailFrequency: 'NEVER' }, 'ORG_ADMIN', 'QUOTE_ACCEPTED', false],
    ['nothing, where email is off', { emailNotifications: false }, 'ORG_ADMIN', 'QUOTE_ACCEPTED', false],
    [
      'nothing of a kind that is off',
      { off: { banner: [], inApp: [], email: ['ANSWERS'] } },
      'ORG_ADMIN',
      'QUOTE_ACCEPTED',
      false,
    ],
  ] as const)('%s', (_what, changes, role, topic, isAtOnce) => {
    expect(isMailedAtOnce(chosen(changes), role, topic)).toBe(isAtOnce);
  });

  it('includes what is urgent about their own quotes, unless they switched that off', () => {
    const isTheirs = true;
    expect(isMailedAtOnce(chosen({}), 'SALES_MANAGER', 'MAIL_FAILED', isTheirs)).toBe(true);
    expect(isMailedAtOnce(chosen({}), 'SALES_MANAGER', 'QUOTE_QUERY', isTheirs)).toBe(true);
    expect(isMailedAtOnce(chosen({ urgentAtOnce: false }), 'SALES_MANAGER', 'QUOTE_QUERY', isTheirs)).toBe(
      false,
    );
  });
});

describe('changing what one hears', () => {
  it('leaves what was not sent', () => {
    const first = changedPreference(DEFAULT_PREFERENCE, {
      emailFrequency: 'WEEKLY_DIGEST',
      notificationTypes: { LEADS: { email: false, inApp: false } },
    });
    const second = changedPreference(first, { notificationTypes: { LEADS: { inApp: true } } });
    expect(second).toMatchObject({
      emailFrequency: 'WEEKLY_DIGEST',
      off: { banner: [], inApp: [], email: ['LEADS'] },
    });
    expect(wantsEmail(second, 'LEADS')).toBe(false);
    expect(wantsEmail(second, 'ANSWERS')).toBe(true);
  });

  it('shows every kind, and the rule for urgent news by role', () => {
    const person = { userId: '0198f0a0-0000-7000-8000-000000000001', role: 'ORG_ADMIN' } as const;
    const shown = shownPreference(DEFAULT_PREFERENCE, person);
    expect(shown).toMatchObject({ emailFrequency: 'DAILY_DIGEST', urgentAtOnce: true, quietHours: null });
    expect(shown.notificationTypes.ANSWERS).toEqual({ banner: true, inApp: true, email: true });
    expect(shownPreference(DEFAULT_PREFERENCE, { ...person, role: 'USER' }).urgentAtOnce).toBe(false);
  });
});
