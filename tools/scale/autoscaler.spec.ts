import { scalingOf } from '../manifests/kubernetes.mjs';
import { askedFor, Autoscaler } from './autoscaler.mjs';

const worker = () =>
  new Autoscaler(scalingOf('audit').find(({ metadata }) => metadata.name === 'audit-worker')!);
const MINUTE = 60_000;

/** Pending events, at 200 per process. The other figures are quiet. */
const events = (value: number) => [
  { value, threshold: 200 },
  { value: null, threshold: 0.6 },
];

describe('desired number of processes', () => {
  it.each([
    [[{ value: 900, threshold: 200 }], 2, 5],
    [
      [
        { value: 900, threshold: 200 },
        { value: 1.9, threshold: 0.6 },
      ],
      2,
      5,
    ],
    [
      [
        { value: 1.9, threshold: 0.6 },
        { value: null, threshold: 5 },
      ],
      2,
      4,
    ],
    // A tenth above the capacity of two processes is within the tolerance.
    [[{ value: 1.3, threshold: 0.6 }], 2, 2],
    [[{ value: 0, threshold: 5 }], 4, 0],
  ])('for %j with %d running is %d', (figures, now, expected) => {
    expect(askedFor(figures, now)).toBe(expected);
  });
});

describe('Autoscaler with the manifests’ settings', () => {
  it('adds two processes a minute, up to the maximum', () => {
    const scaler = worker();
    const counts = [0, 15_000, MINUTE, 90_000, 2 * MINUTE, 3 * MINUTE].map((at) =>
      scaler.decide(events(5_000), at),
    );
    expect(counts).toEqual([4, 4, 6, 6, 6, 6]);
  });

  it('removes one process every two minutes, after ten quiet minutes', () => {
    const scaler = worker();
    scaler.decide(events(5_000), 0);
    const counts = [5, 10, 10.5, 11.5, 12.5, 13].map((minutes) => scaler.decide(events(0), minutes * MINUTE));
    expect(counts).toEqual([4, 4, 3, 3, 2, 2]);
  });

  it('keeps one process where the machine is too small for two of each', () => {
    const [spec] = scalingOf('gateway');
    expect(new Autoscaler(spec!, { least: 1 }).decide([{ value: 0.3, threshold: 0.6 }], 0)).toBe(1);
  });
});
