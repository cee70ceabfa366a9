import type { PublicQuote } from '@quillcare/contracts';
import { useRef } from 'react';
import { TermsText } from '../../shared/terms-text/terms-text.view';
import { Button } from '../frame/button.view';
import { practiceLang } from '../words/reader';
import { TERMS } from './terms.en';

/** For a cosmetic procedure: the cooling-off period, during which the patient can always withdraw. */
export function CoolingOff({ quote: { coolingOffDays } }: { quote: PublicQuote }) {
  return coolingOffDays === null ? null : <p className="p-hint">{TERMS.coolingOff(coolingOffDays)}</p>;
}

/** Opens the practice's own terms in a dialog, so that the patient does not leave the form. */
export function TermsLink({ quote }: { quote: PublicQuote }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { terms } = quote;
  if (!terms) return <p className="p-hint p-check-more">{TERMS.former(quote.termsVersion)}</p>;
  return (
    <div className="p-check-more">
      <Button look="link" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        {TERMS.read}
      </Button>
      <dialog ref={dialog} className="p-dialog p-terms" aria-labelledby="terms-title">
        <h2 id="terms-title" className="p-subtitle" lang={practiceLang()}>
          {terms.title}
        </h2>
        {/* A scrollable region needs a tabindex to be reachable by keyboard. */}
        <div
          lang={practiceLang()}
          className="p-terms-text"
          role="region"
          aria-labelledby="terms-title"
          tabIndex={0}
        >
          <TermsText text={terms.text} level={3} />
        </div>
        <div className="p-actions p-actions-end">
          <Button onClick={() => dialog.current?.close()}>{TERMS.close}</Button>
        </div>
      </dialog>
    </div>
  );
}
