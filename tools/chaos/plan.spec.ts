import { planFaults, PROCESSES, SERVERS } from './plan.mjs';
import { seeded } from './random.mjs';

interface Fault {
  kind: 'kill' | 'cut' | 'delay';
  name: string;
  of?: string;
  byMs?: number;
  forMs: number;
}

const plan = (seed: string, count: number): Fault[][] => planFaults({ seed, count }) as Fault[][];
const killed = (faults: Fault[]): string[] =>
  faults.filter(({ kind }) => kind === 'kill').map(({ name }) => name);

describe('faults of a run', () => {
  it('are the same for the same seed, and differ for another', () => {
    expect(plan('today', 60)).toEqual(plan('today', 60));
    expect(plan('today', 60)).not.toEqual(plan('tomorrow', 60));
  });

  it.each([1, 8, 30, 60, 200])('are exactly as many as requested: %d', (count) => {
    expect(plan('any', count).flat()).toHaveLength(count);
  });

  it('hit each server, the gateway, an api and a worker even in the short form', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const faults = plan(seed, 8).flat();
      const names = killed(faults);
      expect(names).toEqual(expect.arrayContaining([...SERVERS, 'gateway']));
      expect(names.some((name) => name.endsWith('-api'))).toBe(true);
      expect(names.some((name) => name.endsWith('-worker'))).toBe(true);
      expect(faults.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['cut', 'delay']));
    }
  });

  it('kill every process in the long form, and cut and delay each server', () => {
    const faults = plan('long', 60).flat();
    expect(new Set(killed(faults))).toEqual(new Set([...PROCESSES, ...SERVERS]));
    for (const kind of ['cut', 'delay'])
      for (const server of SERVERS)
        expect(
          faults.some((fault) => fault.kind === kind && fault.name === server && fault.of === 'all'),
        ).toBe(true);
  });

  it('never hit the same target twice in one round', () => {
    for (let seed = 0; seed < 50; seed += 1)
      for (const round of plan(String(seed), 120)) {
        expect(round.length).toBeLessThanOrEqual(2);
        expect(new Set(round.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(round.length);
      }
  });
});

describe('seeded random numbers', () => {
  it('depend on seed and label only', () => {
    const draw = (seed: string, label: string) => {
      const random = seeded(seed, label);
      return [random.next(), random.integer(1, 6), random.pick(['a', 'b', 'c']), random.chance(0.5)];
    };
    expect(draw('s', 'one')).toEqual(draw('s', 'one'));
    expect(draw('s', 'one')).not.toEqual(draw('s', 'two'));
  });

  it('cover their whole range and stay within it', () => {
    const random = seeded('bounds', 'dice');
    const thrown = Array.from({ length: 2_000 }, () => random.integer(1, 6));
    expect(new Set(thrown)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(random.shuffled([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
    const share = Array.from({ length: 2_000 }, () => random.chance(0.25)).filter(Boolean).length / 2_000;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.3);
  });
});
