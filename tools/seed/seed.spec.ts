import { encode } from './copy.mjs';
import { idAt, linkTokenOf } from './ids.mjs';
import { readOptions, readSize, refuseProduction } from './options.mjs';
import { middleOf, sharesOf } from './shares.mjs';
import { seeded } from '../chaos/random.mjs';

describe('--size', () => {
  it.each([
    ['10k', 10_000],
    ['100K', 100_000],
    ['1m', 1_000_000],
    ['250', 250],
  ])('reads %s as %d clients', (text, clients) => expect(readSize(text)).toBe(clients));

  it.each(['', '0', '-5', '1.5m', 'many', '10kk'])('rejects %p', (text) => {
    expect(() => readSize(text)).toThrow('--size is a number of clients');
  });

  it('has defaults for the other options, and rejects invalid ones', () => {
    const usual = { clients: 10_000, organisations: 200, seed: '1', isProductionAllowed: false };
    expect(readOptions([])).toEqual(usual);
    expect(() => readOptions(['--organisations', '1'])).toThrow('2 or more');
    expect(() => readOptions(['--size', '100'])).toThrow('too small');
    expect(() => readOptions(['--seed', 'Ä b'])).toThrow('small letters');
  });
});

describe('production', () => {
  it('is never seeded without explicit permission', () => {
    expect(() => refuseProduction({ mode: 'production', isAllowed: false })).toThrow('--production');
    expect(() => refuseProduction({ mode: 'production', isAllowed: true })).not.toThrow();
    expect(() => refuseProduction({ mode: undefined, isAllowed: false })).not.toThrow();
  });
});

describe('shares of practices', () => {
  it.each([
    [10_000, 200],
    [1_000_000, 200],
    [300, 200],
    [7, 2],
  ])('of %d clients over %d practices are complete and uneven', (clients, organisations) => {
    const shares = sharesOf(clients, organisations);
    expect(shares).toHaveLength(organisations);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(clients);
    expect(shares[0]).toBe(Math.round(clients / 4));
    expect(Math.min(...shares)).toBeGreaterThan(0);
  });

  it('give few clients to the practice in the middle', () => {
    const shares = sharesOf(1_000_000, 200);
    expect(shares[0]).toBe(250_000);
    expect(shares[middleOf(200)]).toBeLessThan(5_000);
  });
});

describe('ids and secrets', () => {
  it('are version 7 UUIDs that sort by time and follow from the seed', () => {
    const make = () => [1, 2, 3].map((at) => idAt(1_700_000_000_000 + at, seeded('1', 'ids')));
    expect(make()).toEqual(make());
    expect([...make()].sort()).toEqual(make());
    for (const id of make())
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('are unique for 200 practices with a million rows in one instant', () => {
    const ids = new Set<string>();
    for (let index = 0; index < 200; index += 1) {
      const random = seeded('1', 'clients', index);
      for (let row = 0; row < 5_000; row += 1) ids.add(idAt(1_700_000_000_000, random));
    }
    expect(ids.size).toBe(1_000_000);
  });

  it('differ between generators that have drawn the same numbers', () => {
    const drawn = (index: number) => ({ ...seeded('1', 'clients', 0), name: `1/clients/${index}` });
    const first = Array.from({ length: 200 }, (_, index) => idAt(1_700_000_000_000, drawn(index)));
    expect(new Set(first).size).toBe(200);
  });

  it('include link tokens in the real format', () => {
    expect(linkTokenOf('1', 'a')).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(linkTokenOf('1', 'a')).not.toBe(linkTokenOf('2', 'a'));
  });
});

describe('COPY encoding', () => {
  it.each([
    [null, '\\N'],
    [undefined, '\\N'],
    ['a\tb\\c\nd', 'a\\tb\\\\c\\nd'],
    [new Date('2026-11-20T00:00:00Z'), '2026-11-20T00:00:00.000Z'],
    [{ name: 'Ngāpō\n' }, '{"name":"Ngāpō\\\\n"}'],
    [false, 'false'],
  ])('writes %p as %p', (value, text) => expect(encode(value)).toBe(text));
});
