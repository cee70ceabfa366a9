import SignaturePad, { type PointGroup } from 'signature_pad';
import { useEffect, useRef } from 'react';
import { SIGNATURE } from './patient.texts';
import { CANVAS, scaleStrokes } from './signature-strokes';

const INK = '#1f2423';
const PAPER = '#ffffff';

interface DrawPadProps {
  /** The drawing as a PNG data URL of 600×200 pixels; empty when cleared. */
  onDrawn: (dataUrl: string) => void;
  onUnavailable: () => void;
}

/**
 * A canvas for signing. It scales with the screen; strokes are stored at 600×200 and redrawn at each size.
 */
export function DrawPad({ onDrawn, onUnavailable }: DrawPadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const strokes = useRef<PointGroup[]>([]);
  const pad = useRef<SignaturePad | null>(null);
  const report = useRef({ onDrawn, onUnavailable });
  useEffect(() => {
    report.current = { onDrawn, onUnavailable };
  });

  useEffect(() => {
    const element = canvas.current;
    if (!element?.getContext('2d')) {
      report.current.onUnavailable();
      return undefined;
    }
    const made = new SignaturePad(element, { penColor: INK, backgroundColor: PAPER });
    pad.current = made;
    const stroked = () => {
      strokes.current = scaleStrokes(made.toData(), CANVAS.width / element.clientWidth);
      report.current.onDrawn(imageOf(strokes.current));
    };
    made.addEventListener('endStroke', stroked);
    const fit = () => fitTo(element, made, strokes.current);
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    fit();
    return () => {
      observer.disconnect();
      made.off();
      pad.current = null;
    };
  }, []);

  function clear() {
    strokes.current = [];
    pad.current?.clear();
    onDrawn('');
  }

  return (
    <>
      <p className="p-hint" id="draw-hint">
        {SIGNATURE.drawHint}
      </p>
      <canvas
        ref={canvas}
        className="p-canvas"
        width={CANVAS.width}
        height={CANVAS.height}
        role="img"
        aria-label={SIGNATURE.drawLabel}
        aria-describedby="draw-hint"
      />
      <button type="button" className="p-link" onClick={clear}>
        {SIGNATURE.clear}
      </button>
    </>
  );
}

function fitTo(element: HTMLCanvasElement, pad: SignaturePad, strokes: PointGroup[]) {
  const width = element.clientWidth;
  if (width === 0) return;
  const ratio = Math.max(1, window.devicePixelRatio || 1);
  const height = (width * CANVAS.height) / CANVAS.width;
  element.width = Math.round(width * ratio);
  element.height = Math.round(height * ratio);
  element.getContext('2d')?.scale(ratio, ratio);
  pad.clear();
  pad.fromData(scaleStrokes(strokes, width / CANVAS.width));
}

function imageOf(strokes: PointGroup[]): string {
  const page = document.createElement('canvas');
  page.width = CANVAS.width;
  page.height = CANVAS.height;
  const copy = new SignaturePad(page, { penColor: INK, backgroundColor: PAPER });
  copy.fromData(strokes);
  const dataUrl = copy.toDataURL('image/png');
  copy.off();
  return dataUrl;
}
