import { Button } from '../frame/button.view';
import { getHandedOverQuoteId } from '../signing/tablet';
import { READ } from './read.en';

/** Hidden on the practice's device, where nothing can be printed or saved. */
export function PrintButton() {
  if (getHandedOverQuoteId() !== null) return null;
  return (
    <Button look="tool" onClick={() => window.print()}>
      <svg viewBox="0 0 16 16" width="15" height="15" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
          d="M4.5 6V2h7v4M4.5 12H2.25V6h11.5v6H11.5m-7-2h7v4h-7z"
        />
      </svg>
      {READ.print}
    </Button>
  );
}
