import type { PointGroup } from 'signature_pad';

/** Size in pixels of the image that is sent, as specified. */
export const CANVAS = { width: 600, height: 200 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Position of the image within the canvas box: a point of the image times `scale`, plus `left` and `top`. */
export interface Placement {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/**
 * Returns the placement of the image in the box. If their aspect ratios differ, as on a phone, the image covers the box, so that
 * anything drawn lies within the image. If existing strokes would then fall outside the box, for instance after the device was
 * rotated, the whole image is fitted into it instead.
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

/** Minimum extent of a signature, in pixels of the image. The server rejects anything smaller (`signature-image.ts`). */
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

/** Converts strokes from image coordinates to box coordinates. */
export function toBox(strokes: readonly PointGroup[], { scale, left, top }: Placement): PointGroup[] {
  return moved(strokes, scale, (x, y) => ({ x: x * scale + left, y: y * scale + top }));
}

/** Converts strokes from box coordinates to image coordinates. */
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
