import { defineWords } from '../../../shared/words/words';

/** What can happen to a quote after its answer: revision, variation or withdrawal of the acceptance. */
export const changeWords = defineWords('quote-changes', {
  banner: {
    signed: 'Change waiting for the patient’s signature',
    signedText: 'Version {{version}} was sent to the patient. What was signed on {{date}} stands until then.',
    draft: 'A change to this quote has been started',
    draftText:
      'Version {{version}} is a draft. What was signed on {{date}} stands until the patient signs it.',
    variation: 'This is a change to a signed quote',
    variationText: 'What the patient signed in version {{version}} stands until they sign this one.',
    lapsed: 'This change was not signed',
    lapsedText: 'What the patient signed in version {{version}} still stands.',
    fell: 'What the patient signed in version {{version}} is no longer in force.',
    withdrawn: 'The patient withdrew the acceptance',
    withdrawnText: 'On {{date}}. The surgery case was cancelled.',
    withdrawnReason: 'On {{date}}: {{reason}}',
    open: 'Open version {{version}}',
  },
});
