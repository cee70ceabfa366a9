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
  it('counts as contacted when it first leaves NEW, unless it is lost', () => {
    const lead = newLead(NOW);
    expect(moveLead(lead, 'CONTACTED', NO_LOSS, LATER)).toMatchObject({ firstContactedAt: LATER });
    expect(moveLead(lead, 'LOST', why('Wrong number', 'A bakery'), LATER)).toMatchObject({
      firstContactedAt: null,
      lostReason: 'Wrong number',
      lostNote: 'A bakery',
    });
  });

  it('keeps its first contact when moved on, and clears it when moved back to NEW', () => {
    const reached = { ...newLead(NOW), ...moveLead(newLead(NOW), 'CONTACTED', NO_LOSS, NOW) };
    expect(moveLead(reached, 'QUALIFIED', NO_LOSS, LATER)).toMatchObject({ firstContactedAt: NOW });
    expect(moveLead(reached, 'NEW', NO_LOSS, LATER)).toMatchObject({ firstContactedAt: null });
  });

  it('loses its reason when a lost one is reopened', () => {
    const lost = { ...newLead(NOW), ...moveLead(newLead(NOW), 'LOST', why('Too expensive'), NOW) };
    expect(moveLead(lost, 'CONTACTED', NO_LOSS, LATER)).toMatchObject({
      status: 'CONTACTED',
      lostReason: null,
    });
    expect(codeOf(() => convertLead(lost, CLIENT, LATER))).toBe('ILLEGAL_TRANSITION');
  });

  it('clears the follow-up when it is converted, and cannot be converted again', () => {
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

  it('moves only along the allowed transitions', () => {
    const targets = leadStatus.exclude(['CONVERTED']).options;
    fc.assert(
      fc.property(fc.constantFrom(...leadStatus.options), fc.constantFrom(...targets), (from, to) => {
        const moved = codeOf(() => moveLead({ ...newLead(NOW), status: from }, to, why('why'), LATER));
        expect(moved).toBe(from === to || leadMachine.allows(from, to) ? null : 'ILLEGAL_TRANSITION');
      }),
    );
  });
});

describe('first contact', () => {
  const acts = ['REACHED', 'NO_ANSWER', 'NEW', 'CONTACTED', 'QUALIFIED', 'LOST'] as const;
  type Act = (typeof acts)[number];
  const act = (lead: LeadState, what: Act, now: Date): Partial<LeadState> =>
    what === 'REACHED' || what === 'NO_ANSWER'
      ? contactLead(lead, what, now)
      : moveLead(lead, what, why('why'), now);

  it('survives every later status if it was logged, and is cleared in NEW if a move implied it', () => {
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

  it('survives undoing a bulk move if it was logged', () => {
    const before = newLead(NOW);
    const logged = { ...before, ...contactLead(before, 'REACHED', LATER) };
    expect(putBack(logged, standingOf(before))).toMatchObject({ status: 'NEW', firstContactedAt: LATER });
  });
});

describe('a contact attempt', () => {
  const outcomes = ['REACHED', 'LEFT_MESSAGE', 'NO_ANSWER'] as const;

  it('sets the first contact once, when the person is reached', () => {
    const missed = { ...newLead(NOW), ...contactLead(newLead(NOW), 'NO_ANSWER', NOW) };
    expect(missed).toMatchObject({ status: 'NEW', firstContactedAt: null, contactAttempts: 1 });
    const reached = { ...missed, ...contactLead(missed, 'REACHED', LATER) };
    expect(reached).toMatchObject({ status: 'CONTACTED', firstContactedAt: LATER, contactAttempts: 2 });
    expect(contactLead(reached, 'REACHED', NOW)).toMatchObject({ firstContactedAt: LATER });
  });

  it('is counted whatever its outcome, and never undoes a contact', () => {
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

  it('is rejected for a lost lead', () => {
    const lost = { ...newLead(NOW), ...moveLead(newLead(NOW), 'LOST', why('Too expensive'), NOW) };
    expect(codeOf(() => contactLead(lost, 'REACHED', LATER))).toBe('ILLEGAL_TRANSITION');
  });
});

it('changes only the reason when a lost lead is moved to lost again', () => {
  const lost = { ...newLead(NOW), ...moveLead(newLead(NOW), 'LOST', why('Too expensive'), NOW) };
  expect(moveLead(lost, 'LOST', why('Moved away'), LATER)).toEqual({
    lostReason: 'Moved away',
    lostNote: null,
  });
  expect({ ...lost, ...moveLead(lost, 'LOST', why('Too expensive'), LATER) }).toEqual(lost);
});

describe('stored lead fields', () => {
  const sent = { firstName: 'Aroha', lastName: null, email: null, phone: null } as LeadInput;

  it('hold the phone number in its international form', () => {
    expect(leadRules.prepare?.({ phone: '0412 345 678' }, { country: 'AU' })).toEqual({
      phone: '+61412345678',
    });
    expect(codeOf(() => leadRules.prepare?.({ phone: 'none' }, { country: 'AU' }))).toBe('VALIDATION_FAILED');
  });

  it('require a phone number or an email address', () => {
    expect(() => leadRules.derive?.(sent)).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ path: 'phone' })] }),
    );
    expect(leadRules.derive?.({ ...sent, email: 'aroha@example.co.nz' })).toBeDefined();
  });

  it('include a search key of name, email and interest, without accents', () => {
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
