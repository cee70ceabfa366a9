import SignaturePad, { type PointGroup } from 'signature_pad';
import { useEffect, useRef } from 'react';
import { Button } from '../../frame/button.view';
import { SIGNATURE } from './signature.en';
import {
  CANVAS,
  isRecognisableMark,
  fitPlacement,
  toBoxCoordinates,
  toImageCoordinates,
  type Placement,
} from './signature-strokes';

const INK = '#1f2423';
const PAPER = '#ffffff';

interface DrawPadProps {
  /** Prefix of the element ids inside. */
  id: string;
  /** Receives the drawing as a PNG data URL of 600×200 pixels; empty when cleared. */
  onDrawn: (dataUrl: string) => void;
  onUnavailable: () => void;
}

/**
 * Canvas for signing, as wide as the screen allows and with a minimum height. Strokes are stored in the coordinates of the
 * 600×200 image and redrawn whenever the canvas is resized.
 */
export function DrawPad({ id, onDrawn, onUnavailable }: DrawPadProps) {
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
    const signaturePad = new SignaturePad(element, { penColor: INK, backgroundColor: PAPER });
    pad.current = signaturePad;
    let placement = fitPlacement(CANVAS, []);
    const handleStrokeEnd = () => {
      strokes.current = toImageCoordinates(signaturePad.toData(), placement);
      // A dot is not a signature, so the form reports it as missing.
      report.current.onDrawn(isRecognisableMark(strokes.current) ? imageOf(strokes.current) : '');
    };
    signaturePad.addEventListener('endStroke', handleStrokeEnd);
    const fit = () => {
      placement = fitPad(element, signaturePad, strokes.current) ?? placement;
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    fit();
    return () => {
      observer.disconnect();
      signaturePad.off();
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
      <p className="p-hint" id={`${id}-draw-hint`}>
        {SIGNATURE.drawHint}
      </p>
      <canvas
        ref={canvas}
        className="p-canvas"
        width={CANVAS.width}
        height={CANVAS.height}
        role="img"
        aria-label={SIGNATURE.drawLabel}
        aria-describedby={`${id}-draw-hint`}
      />
      <Button look="link" onClick={clear}>
        {SIGNATURE.clear}
      </Button>
    </>
  );
}

/** Fits the canvas to its box and redraws the strokes. Returns null while the box is hidden. */
function fitPad(element: HTMLCanvasElement, pad: SignaturePad, strokes: PointGroup[]): Placement | null {
  const box = { width: element.clientWidth, height: element.clientHeight };
  if (box.width === 0) return null;
  const ratio = Math.max(1, window.devicePixelRatio || 1);
  element.width = Math.round(box.width * ratio);
  element.height = Math.round(box.height * ratio);
  element.getContext('2d')?.scale(ratio, ratio);
  const placement = fitPlacement(box, strokes);
  pad.clear();
  pad.fromData(toBoxCoordinates(strokes, placement));
  return placement;
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
