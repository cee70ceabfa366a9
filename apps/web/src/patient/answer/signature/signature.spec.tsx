import { SIGNATURE_LIMIT } from '@quillcare/contracts';
import { LARGEST_SIGNATURE, readSignatureImage } from './signature.image';
import { CANVAS, isMark, placementIn, toBox, toPicture } from './signature-strokes';
import { EMPTY_SIGNATURE, signatureData } from './signature.values';

const stroke = (...points: [number, number][]) => ({
  penColor: '',
  dotSize: 0,
  minWidth: 1,
  maxWidth: 2,
  velocityFilterWeight: 0,
  compositeOperation: 'source-over' as const,
  points: points.map(([x, y]) => ({ x, y, pressure: 0.5, time: 1 })),
});

describe('signature canvas', () => {
  it.each([
    { width: 600, height: 200 },
    { width: 311, height: 200 },
    { width: 400, height: 133 },
    { width: 256, height: 220 },
  ])('keeps every point in a box of %j', (box) => {
    const drawn = [stroke([0, 0], [box.width / 2, box.height / 3], [box.width, box.height])];
    const placement = placementIn(box, []);
    const picture = toPicture(drawn, placement);
    for (const { x, y } of picture[0]!.points) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(CANVAS.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(CANVAS.height);
    }
    const again = toBox(picture, placement)[0]!.points[1]!;
    expect([again.x, again.y]).toEqual([expect.closeTo(box.width / 2), expect.closeTo(box.height / 3)]);
  });

  it('shows the whole signature after the phone was rotated while signing', () => {
    const placement = placementIn({ width: 311, height: 200 }, [stroke([10, 100], [590, 100])]);
    expect(toBox([stroke([590, 100])], placement)[0]!.points[0]!.x).toBeLessThan(311);
    expect(placementIn({ width: 311, height: 200 }, [stroke([300, 100])]).scale).toBe(1);
  });
});

it('requires strokes that together extend beyond a dot', () => {
  expect(isMark([])).toBe(false);
  expect(isMark([stroke([300, 100])])).toBe(false);
  expect(isMark([stroke([300, 100], [310, 108])])).toBe(false);
  expect(isMark([stroke([300, 100], [315, 115]), stroke([315, 100], [331, 115])])).toBe(true);
});

it('accepts only images, with the contract’s size limit', async () => {
  expect(LARGEST_SIGNATURE).toBe(SIGNATURE_LIMIT);
  await expect(readSignatureImage(new File(['x'], 'a.pdf', { type: 'application/pdf' }))).rejects.toThrow(
    'Please choose an image file',
  );
  await expect(readSignatureImage(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }))).rejects.toThrow(
    'Please choose an image file',
  );
  await expect(readSignatureImage(new File(['png'], 'a.png', { type: 'image/png' }))).resolves.toMatch(
    /^data:image\/png;base64,/,
  );
});

it('returns the data of the chosen method', () => {
  const signature = { ...EMPTY_SIGNATURE, drawn: 'd', typed: 't', uploaded: 'u' };
  expect(
    (['draw', 'type', 'upload'] as const).map((method) => signatureData({ ...signature, method })),
  ).toEqual(['d', 't', 'u']);
});
