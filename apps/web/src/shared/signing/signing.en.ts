import { defineWords } from '../words/words';

/** How an acceptance was given, in plain language, for quotes and surgery cases. */
export const signingWords = defineWords('signing', {
  assurance: {
    HIGH: 'High: confirmed with date of birth and an emailed code',
    STANDARD: 'Standard: proved who they are, then signed',
    LOWER: 'Lower: a picture of a signature was uploaded',
    RECORDED: 'Recorded by staff, not yet confirmed by the patient',
    CONFIRMED: 'Recorded by staff, and confirmed by the patient',
  },
  disputed: 'Recorded by staff, but the patient says it’s wrong',
  disputedSignature: 'Signed, but the patient says it’s wrong',
  mode: {
    LINK: 'On the patient’s page',
    TABLET: 'On the practice’s device',
    TELEPHONE: 'By telephone',
    PAPER: 'On paper',
  },
  role: {
    PATIENT: 'The patient',
    GUARDIAN: 'Parent or guardian',
    SUBSTITUTE: 'Substitute decision maker',
  },
  title: 'Acceptance',
  how: 'Accepted',
  assuranceLabel: 'Assurance',
  signedBy: 'Signed by',
  acceptedBy: 'Accepted by',
  authority: 'Authority',
  second: 'Second signature',
  recordedBy: 'Recorded by',
  handedOverBy: 'Device handed over by',
  confirmed: 'Confirmed by the patient',
  disputedOn: 'Disputed by the patient',
  scan: 'Download scan of the signed paper',
  scanFailed: 'The scan could not be downloaded',
});
