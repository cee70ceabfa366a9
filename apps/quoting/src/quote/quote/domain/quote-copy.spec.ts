import type { Client } from '@quillcare/contracts';
import { copyFor, keptValidity } from './quote-copy';
import { NOW, PARTIES, contentFor, INPUT, SURGEON, nextId } from './quote.fixtures';

const terms = { validUntil: '2027-01-31', timeZone: 'Australia/Sydney' };
const { content } = contentFor({
  ...INPUT,
  notesToPatient: 'As you asked',
  fund: { type: 'KNOWN_GAP', fundName: 'HBF', gapMinor: 50_000 },
  lines: [{ ...SURGEON, fundBenefitMinor: 20_000, medicareBenefitMinor: 10_000 }],
});
const client = (changes: Partial<Client> = {}): Client =>
  ({ ...PARTIES.client, ...changes }) as unknown as Client;

describe('copy of a quote', () => {
  it('keeps notes and health fund for the same client and takes their current name', () => {
    const copy = copyFor(content, client({ lastName: 'Byrne' }), 'Q-2026-000001', terms);
    expect(copy).toMatchObject({
      ...terms,
      client: { lastName: 'Byrne' },
      notesToPatient: 'As you asked',
      fund: content.fund,
      totals: content.totals,
    });
    expect(copy.searchKey).toContain('byrne');
  });

  it('drops notes and health fund for another client and recalculates the totals', () => {
    const copy = copyFor(content, client({ id: nextId() }), 'Q-2026-000001', terms);
    expect(copy).toMatchObject({
      notesToPatient: null,
      fund: { type: 'NONE' },
      totalMinor: content.totalMinor,
    });
    expect(copy.lines[0]).toMatchObject({ fundBenefitMinor: null, benefitsMinor: 10_000 });
    expect(copy.totals.outOfPocketMinor).toBe(content.totals.outOfPocketMinor + 20_000);
  });

  it('keeps the name of a client who was removed', () => {
    expect(copyFor(content, null, 'Q-2026-000001', terms).client).toEqual(PARTIES.client);
  });
});

it("keeps the original's last valid day, or starts a new period if that has passed", () => {
  const until = (validUntil: string) => keptValidity({ validUntil }, 'Australia/Sydney', 30, NOW);
  expect(until('2026-11-20')).toBe('2026-11-20');
  expect(until('2026-11-19')).toBe('2026-12-20');
});
