import fc from 'fast-check';
import { chain, faultAtEnd, follow, GENESIS, hashOf, type ChainedEntry, type EntryContent } from './chain';

const content: EntryContent = {
  id: '01931e2a-7c00-7000-8000-000000000001',
  organisationId: '01931e2a-7c00-7000-8000-000000000002',
  sequence: 1,
  service: 'crm',
  entityType: 'CLIENT',
  entityId: '01931e2a-7c00-7000-8000-000000000003',
  action: 'UPDATE',
  entityLabel: null,
  changes: [{ field: 'lastName', oldValue: 'Nguyen', newValue: 'Nguyễn', dataType: 'STRING' }],
  reason: null,
  notes: null,
  userId: null,
  actor: 'patient:01931e2a-7c00-7000-8000-000000000004',
  actorName: 'patient',
  correlationId: 'c-1',
  occurredAt: '2026-11-20T05:00:00.000Z',
};

function chainOf(length: number): ChainedEntry[] {
  const entries: ChainedEntry[] = [];
  let head = GENESIS;
  for (let sequence = 1; sequence <= length; sequence += 1) {
    const entry = chain({ ...content, notes: `act ${sequence}` }, head);
    entries.push(entry);
    head = entry;
  }
  return entries;
}

describe('hash of an audit entry', () => {
  it('matches the hashes of stored entries', () => {
    expect(hashOf(content, GENESIS.hash)).toBe(
      '928d98ae7eb6be6b4f55e8eac1540c8baab6c961e3c3379c839e8abc0e979168',
    );
  });

  it('does not depend on the order of fields or on additional columns', () => {
    const reversed = Object.fromEntries(Object.entries(content).reverse()) as unknown as EntryContent;
    const withMore = { ...reversed, searchKey: 'nguyen', version: 1 };
    expect(hashOf(withMore, GENESIS.hash)).toBe(hashOf(content, GENESIS.hash));
  });

  it('covers every field', () => {
    const original = hashOf(content, GENESIS.hash);
    for (const field of Object.keys(content)) {
      expect(hashOf({ ...content, [field]: 'forged' } as EntryContent, GENESIS.hash)).not.toBe(original);
    }
    expect(hashOf(content, 'f'.repeat(64))).not.toBe(original);
  });
});

describe('audit chain', () => {
  const entries = chainOf(6);
  const [first, second, third, ...rest] = entries as [
    ChainedEntry,
    ChainedEntry,
    ChainedEntry,
    ...ChainedEntry[],
  ];
  const last = rest[rest.length - 1] as ChainedEntry;

  it('is intact as written, even if verified in parts', () => {
    const part = follow([first, second], GENESIS);
    expect(follow([third, ...rest], part.head)).toEqual({
      head: { sequence: 6, hash: last.hash },
      fault: null,
    });
    expect(faultAtEnd(last, last)).toBeNull();
  });

  it('reveals a changed entry', () => {
    const forged = { ...second, notes: 'nothing happened' };
    expect(follow([first, forged, third], GENESIS).fault).toEqual({ sequence: 2, kind: 'CHANGED' });
  });

  it('reveals an entry whose hash was recomputed after the change', () => {
    const forged = chain({ ...second, notes: 'nothing happened' }, first);
    expect(follow([first, forged, third], GENESIS).fault).toEqual({ sequence: 3, kind: 'UNLINKED' });
  });

  it('reveals a removed entry in the middle or at the end', () => {
    expect(follow([first, third], GENESIS).fault).toEqual({ sequence: 2, kind: 'MISSING' });
    expect(faultAtEnd(follow(entries.slice(0, -1), GENESIS).head, last)).toEqual({
      sequence: 6,
      kind: 'CUT_OFF',
    });
  });

  it('reveals any change to any entry', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), fc.string({ minLength: 1 }), (at, text) => {
        fc.pre(text !== entries[at]?.notes);
        const forged = entries.map((entry, index) => (index === at ? { ...entry, notes: text } : entry));
        expect(follow(forged, GENESIS).fault).toEqual({ sequence: at + 1, kind: 'CHANGED' });
      }),
    );
  });
});
