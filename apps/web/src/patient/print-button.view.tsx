import { TEXTS } from './patient.texts';

export function PrintButton() {
  return (
    <button type="button" className="p-link p-screen-only" onClick={() => window.print()}>
      {TEXTS.print}
    </button>
  );
}
