import { AppError, leadMachine, leadStatus, type LeadInput } from '@quillcare/contracts';
import fc from 'fast-check';
import type { LeadState } from '../persistence/lead.entity';
import {
  contactLead,
  convertLead,
  leadRules,
  moveLead,
  newLead,
  putBack,
  standingOf,
  type Loss,
} from './lead';

const NOW = new Date('2026-11-23T00:00:00Z');
const LATER = new Date('2026-11-24T00:00:00Z');
const NO_LOSS: Loss = { reason: null, note: null };
const why = (reason: string, note: string | null = null): Loss => ({ reason, note });
const CLIENT = '01930000-0000-7000-8000-000000000001';
const codeOf = (act: () => unknown): string | null => {
  try {
    act();
    return null;
  } catch (error) {
    return error instanceof AppError ? error.code : 'none';
  }
};

describe('a lead', () => {
  it('was reached when it first leaves NEW, unless it is lost', () => {
    const lead = newLead(NOW);
    expect(moveLead(lead, 'CONTACTED', NO_LOSS, LATER)).toMatchObject({ firstContactedAt: LATER });
    expect(moveLead(lead, 'LOST', why('Wrong number', 'A bakery'), LATER)).toMatchObject({
      firstContactedAt: null,
      lostReason: 'Wrong number',
      lostNote: 'A bakery',
    });
  });

  it('keeps when it was first reached, and forgets it when that was a mistake', () => {
    const reached = { ...newLead(NOW), ...moveLead(newLead(NOW), 'CONTACTED', NO_LOSS, NOW) };
    expect(moveLead(reached, 'QUALIFIED', NO_LOSS, LATER)).toMatchObject({ firstContactedAt: NOW });
    expect(moveLead(reached, 'NEW', NO_LOSS, LATER)).toMatchObject({ firstContactedAt: null });
  });

  it('that was lost can be taken up again, without its reason', () => {
    const lost = { ...newLead(NOW), ...moveLead(newLead(NOW), 'LOST', why('Too expensive'), NOW) };
    expect(moveLead(lost, 'CONTACTED', NO_LOSS, LATER)).toMatchObject({
      status: 'CONTACTED',
      lostReason: null,
    });
    expect(codeOf(() => convertLead(lost, CLIENT, LATER))).toBe('ILLEGAL_TRANSITION');
  });

  it('that became a client has nothing left to follow up, and stays', () => {
    const lead = { ...newLead(NOW), nextFollowUpOn: '2026-12-01' };
    const client = { ...lead, ...convertLead(lead, CLIENT, LATER) };
    expect(client).toMatchObject({
      status: 'CONVERTED',
      clientId: CLIENT,
      convertedAt: LATER,
      firstContactedAt: LATER,
      nextFollowUpOn: null,
    });
    expect(codeOf(() => convertLead(client, CLIENT, LATER))).toBe('ILLEGAL_TRANSITION');
  });

  it('moves along the table and nowhere else', () => {
    const targets = leadStatus.exclude(['CONVERTED']).options;
    fc.assert(
      fc.property(fc.constantFrom(...leadStatus.options), fc.constantFrom(...targets), (from, to) => {
        const moved = codeOf(() => moveLead({ ...newLead(NOW), status: from }, to, why('why'), LATER));
        expect(moved).toBe(from === to || leadMachine.allows(from, to) ? null : 'ILLEGAL_TRANSITION');
      }),
    );
  });
});

describe('the first contact', () => {
  const acts = ['REACHED', 'NO_ANSWER', 'NEW', 'CONTACTED', 'QUALIFIED', 'LOST'] as const;
  type Act = (typeof acts)[number];
  const act = (lead: LeadState, what: Act, now: Date): Partial<LeadState> =>
    what === 'REACHED' || what === 'NO_ANSWER'
      ? contactLead(lead, what, now)
      : moveLead(lead, what, why('why'), now);

  it('that was logged outlives every later status, and one that a move implied goes when the lead is new again', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...acts), { maxLength: 15 }), (chosen) => {
        let lead = newLead(NOW);
        const logged: Date[] = [];
        for (const [at, what] of chosen.entries()) {
          const now = new Date(NOW.getTime() + (at + 1) * 60_000);
          if (codeOf(() => act(lead, what, now)) !== null) continue;
          lead = { ...lead, ...act(lead, what, now) };
          if (what === 'REACHED') logged.push(now);
          const first = logged[0] ?? null;
          if (lead.status === 'NEW') expect(lead.firstContactedAt).toEqual(first);
          else if (first !== null)
            expect(lead.firstContactedAt!.getTime()).toBeLessThanOrEqual(first.getTime());
        }
      }),
    );
  });

  it('that was logged is kept when a bulk move is taken back', () => {
    const before = newLead(NOW);
    const logged = { ...before, ...contactLead(before, 'REACHED', LATER) };
    expect(putBack(logged, standingOf(before))).toMatchObject({ status: 'NEW', firstContactedAt: LATER });
  });
});

describe('an attempt to reach a lead', () => {
  const outcomes = ['REACHED', 'LEFT_MESSAGE', 'NO_ANSWER'] as const;

  it('stops the clock when they are reached, and then for good', () => {
    const missed = { ...newLead(NOW), ...contactLead(newLead(NOW), 'NO_ANSWER', NOW) };
    expect(missed).toMatchObject({ status: 'NEW', firstContactedAt: null, contactAttempts: 1 });
    const reached = { ...missed, ...contactLead(missed, 'REACHED', LATER) };
    expect(reached).toMatchObject({ status: 'CONTACTED', firstContactedAt: LATER, contactAttempts: 2 });
    expect(contactLead(reached, 'REACHED', NOW)).toMatchObject({ firstContactedAt: LATER });
  });

  it('is counted whatever came of it, and never undoes a contact', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...outcomes), { maxLength: 12 }), (tries) => {
        let lead = newLead(NOW);
        for (const outcome of tries) lead = { ...lead, ...contactLead(lead, outcome, LATER) };
        expect(lead.contactAttempts).toBe(tries.length);
        expect(lead.firstContactedAt !== null).toBe(tries.includes('REACHED'));
        expect(lead.status).toBe(tries.includes('REACHED') ? 'CONTACTED' : 'NEW');
      }),
    );
  });

  it('is refused once the lead is over', () => {
    const lost = { ...newLead(NOW), ...moveLead(newLead(NOW), 'LOST', why('Too expensive'), NOW) };
    expect(codeOf(() => contactLead(lost, 'REACHED', LATER))).toBe('ILLEGAL_TRANSITION');
  });
});

it('a move to where the lead is changes nothing but the reason of its loss', () => {
  const lost = { ...newLead(NOW), ...moveLead(newLead(NOW), 'LOST', why('Too expensive'), NOW) };
  expect(moveLead(lost, 'LOST', why('Moved away'), LATER)).toEqual({
    lostReason: 'Moved away',
    lostNote: null,
  });
  expect({ ...lost, ...moveLead(lost, 'LOST', why('Too expensive'), LATER) }).toEqual(lost);
});

describe('what is stored of a lead', () => {
  const sent = { firstName: 'Aroha', lastName: null, email: null, phone: null } as LeadInput;

  it('has the phone in its international form', () => {
    expect(leadRules.prepare?.({ phone: '0412 345 678' }, { country: 'AU' })).toEqual({
      phone: '+61412345678',
    });
    expect(codeOf(() => leadRules.prepare?.({ phone: 'none' }, { country: 'AU' }))).toBe('VALIDATION_FAILED');
  });

  it('is refused when nobody could reach them', () => {
    expect(() => leadRules.derive?.(sent)).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ path: 'phone' })] }),
    );
    expect(leadRules.derive?.({ ...sent, email: 'aroha@example.co.nz' })).toBeDefined();
  });

  it('is found by name, address, phone and what it is about, whatever the accents', () => {
    const keys = leadRules.derive?.({
      ...sent,
      lastName: 'Tāwhiao',
      email: 'a@example.nz',
      interestedIn: 'Rhinoplasty',
    });
    for (const word of ['aroha', 'tawhiao', 'a@example.nz', 'rhinoplasty'])
      expect(keys?.searchKey).toContain(word);
  });
});
