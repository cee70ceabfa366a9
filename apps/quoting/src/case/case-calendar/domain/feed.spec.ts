import { feedHash, feedText, newFeedToken, type FeedCase } from './feed';

const surgery: FeedCase = {
  quoteNumber: 'Q-2026-000123',
  id: '01a1fa25-0000-7000-8000-00000000000a',
  version: 3,
  updatedAt: new Date('2026-11-20T03:00:00Z'),
  firstName: 'Mia',
  lastName: "O'Connor-Walker",
  status: 'CONFIRMED',
  durationMinutes: 90,
  startsAt: new Date('2026-12-01T20:30:00Z'),
  hospitalName: 'Harbour Private',
  theatre: 'Theatre 2',
};

describe('calendar feed address', () => {
  it('is identified by the hash of its token, with or without .ics', () => {
    const { token, hash } = newFeedToken();
    expect(feedHash(token)).toBe(hash);
    expect(feedHash(`${token}.ics`)).toBe(hash);
    expect(hash).not.toContain(token);
    expect(newFeedToken().token).not.toBe(token);
  });

  it('is rejected if the token is malformed', () => {
    for (const text of ['', '.ics', 'short', `${'a'.repeat(43)}.icsx`, `${'a'.repeat(42)}/`])
      expect(feedHash(text)).toBeNull();
  });
});

describe('surgery in a calendar feed', () => {
  it("shows initials and hospital, never the patient's name", () => {
    const text = feedText('Dr Amelia Hartmann', [surgery]);
    expect(text).toContain('SUMMARY:M.O.\\, Harbour Private\r\n');
    expect(text).toContain('UID:01a1fa25-0000-7000-8000-00000000000a@quillcare');
    expect(text).toContain('SEQUENCE:3');
    expect(text).toContain('DTSTART:20261201T203000Z\r\nDTEND:20261201T220000Z');
    expect(text).not.toMatch(/Mia|Walker/);
  });

  it('shows the quote number where initials would reveal the whole name', () => {
    const text = feedText('Dr Amelia Hartmann', [{ ...surgery, firstName: '华', lastName: '聂' }]);
    expect(text).toContain('SUMMARY:Q-2026-000123\\, Harbour Private\r\n');
    expect(text).not.toMatch(/华|聂/);
  });

  it('is marked cancelled when cancelled and tentative until its date is confirmed', () => {
    expect(feedText('Dr Hartmann', [{ ...surgery, status: 'CANCELLED' }])).toContain('STATUS:CANCELLED');
    expect(feedText('Dr Hartmann', [{ ...surgery, status: 'SCHEDULED' }])).toContain('STATUS:TENTATIVE');
  });
});
