import type { PointGroup } from 'signature_pad';

/** The specification's canvas: the size of the picture that is sent. */
export const CANVAS = { width: 600, height: 200 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How the picture lies in the box that is signed in: a point of the picture times `scale`, plus `left` and `top`. */
export interface Placement {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/**
 * A box of another shape than the picture, as on a phone, is filled: whatever is drawn in it fits into the picture. Strokes that
 * would not be seen there, because they were drawn before the device was turned, have the picture shown whole instead.
 */
export function placementIn(box: Size, strokes: readonly PointGroup[]): Placement {
  const filled = centred(box, Math.max(box.width / CANVAS.width, box.height / CANVAS.height));
  const isSeen = toBox(strokes, filled).every(({ points }) =>
    points.every(({ x, y }) => x >= 0 && y >= 0 && x <= box.width && y <= box.height),
  );
  return isSeen ? filled : centred(box, Math.min(box.width / CANVAS.width, box.height / CANVAS.height));
}

function centred({ width, height }: Size, scale: number): Placement {
  return { scale, left: (width - CANVAS.width * scale) / 2, top: (height - CANVAS.height * scale) / 2 };
}

/** The shortest mark that counts, in the picture: the server refuses what reaches less far (`signature-image.ts`). */
const LEAST_REACH = 30;

/** Whether the strokes are more than a dot. */
export function isMark(strokes: readonly PointGroup[]): boolean {
  const points = strokes.flatMap((stroke) => stroke.points);
  const reach = (values: number[]) => Math.max(...values) - Math.min(...values);
  return (
    points.length > 0 &&
    Math.max(reach(points.map(({ x }) => x)), reach(points.map(({ y }) => y))) >= LEAST_REACH
  );
}

/** Strokes of the picture, as they are shown in the box. */
export function toBox(strokes: readonly PointGroup[], { scale, left, top }: Placement): PointGroup[] {
  return moved(strokes, scale, (x, y) => ({ x: x * scale + left, y: y * scale + top }));
}

/** Strokes drawn in the box, as they are in the picture. */
export function toPicture(strokes: readonly PointGroup[], { scale, left, top }: Placement): PointGroup[] {
  return moved(strokes, 1 / scale, (x, y) => ({ x: (x - left) / scale, y: (y - top) / scale }));
}

function moved(
  strokes: readonly PointGroup[],
  factor: number,
  place: (x: number, y: number) => { x: number; y: number },
): PointGroup[] {
  return strokes.map((stroke) => ({
    ...stroke,
    minWidth: stroke.minWidth * factor,
    maxWidth: stroke.maxWidth * factor,
    dotSize: stroke.dotSize * factor,
    points: stroke.points.map((point) => ({ ...point, ...place(point.x, point.y) })),
  }));
}
