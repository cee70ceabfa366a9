import type { PointGroup } from 'signature_pad';

/** The specification's canvas. */
export const CANVAS = { width: 600, height: 200 };

/** The same strokes on a canvas of another size; both sizes share one aspect ratio. */
export function scaleStrokes(strokes: readonly PointGroup[], factor: number): PointGroup[] {
  return strokes.map((stroke) => ({
    ...stroke,
    minWidth: stroke.minWidth * factor,
    maxWidth: stroke.maxWidth * factor,
    dotSize: stroke.dotSize * factor,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));
}
