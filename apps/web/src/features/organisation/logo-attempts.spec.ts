import fc from 'fast-check';
import { attemptsFor, firstFit, LARGEST_LOGO_BYTES, type Attempt } from './logo-attempts';

const side = fc.integer({ min: 1, max: 20_000 });
const fileOf = (bytes: number) => ({ size: bytes }) as Blob;

describe('logo encoding attempts', () => {
  it('try the largest size first, and lossless before lossy', () => {
    const [first, second] = attemptsFor(1_024, 256);
    expect(first).toEqual({ mediaType: 'image/png', width: 512, height: 128 });
    expect(second).toMatchObject({ mediaType: 'image/webp', width: 512, height: 128 });
  });

  it('never enlarge a small picture', () => {
    expect(attemptsFor(40, 20).map(({ width, height }) => [width, height])).toEqual(Array(4).fill([40, 20]));
  });

  it('keep the proportions and the size limits of any picture', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const attempts = attemptsFor(width, height);
        for (const at of attempts) {
          expect(Math.max(at.width, at.height)).toBeLessThanOrEqual(512);
          expect(Math.min(at.width, at.height)).toBeGreaterThanOrEqual(1);
          expect(at.width <= width && at.height <= height).toBe(true);
          const scale = Math.max(at.width, at.height) / Math.max(width, height);
          expect(Math.abs(at.width - width * scale)).toBeLessThanOrEqual(1);
          expect(Math.abs(at.height - height * scale)).toBeLessThanOrEqual(1);
        }
        const pixels = attempts.map((at) => at.width * at.height);
        expect(pixels).toEqual([...pixels].sort((a, b) => b - a));
      }),
    );
  });
});

describe('uploaded logo file', () => {
  it('is the first attempt within the size limit', async () => {
    const sizes = fc.array(fc.option(fc.integer({ min: 1, max: 400_000 })), { minLength: 16, maxLength: 16 });
    await fc.assert(
      fc.asyncProperty(sizes, async (bytes) => {
        const attempts = attemptsFor(4_000, 3_000);
        const written = (attempt: Attempt) => bytes[attempts.indexOf(attempt)] ?? null;
        const fit = await firstFit(attempts, async (attempt) => {
          const size = written(attempt);
          return size === null ? null : fileOf(size);
        });
        const expected = attempts.find((attempt) => (written(attempt) ?? Infinity) <= LARGEST_LOGO_BYTES);
        expect(fit?.attempt).toEqual(expected);
        expect((fit?.file.size ?? 0) <= LARGEST_LOGO_BYTES).toBe(true);
      }),
    );
  });

  it('is null if no attempt is within the limit', async () => {
    expect(await firstFit(attemptsFor(10, 10), async () => fileOf(LARGEST_LOGO_BYTES + 1))).toBeNull();
  });
});
