import type { PublicQuote, Signatory } from '@quillcare/contracts';
import { signatureProblems } from '@quillcare/rules';
import type { AnswerPart } from '../answer-part';
import { SignatureField } from './signature-field.view';
import { SIGNATURE } from './signature.en';
import { EMPTY_SIGNATURE, signatureData, unlikeName, type Signature } from './signature.values';

const CONFIRMED = 'isTypedNameConfirmed';

/** The patient's signature. Never stored on the device, only sent with the answer. */
export const signature: AnswerPart<Signature> = {
  id: 'signature',
  beginsAnew: true,
  start: () => EMPTY_SIGNATURE,
  problems: (values, quote, { signatory }) => [
    ...signatureProblems({
      signatureMethod: values.method,
      signatureData: signatureData(values),
      canvasAvailable: values.canvasAvailable,
    }),
    ...unlikeName(values, signerOf(quote, signatory as Signatory | undefined), CONFIRMED),
  ],
  share: (values) => ({
    signatureMethod: values.method,
    signatureData: signatureData(values),
    ...(values.isTypedNameConfirmed ? { patientInfo: { isTypedNameConfirmed: true } } : {}),
  }),
  summary: (values) => [[SIGNATURE.signed, SIGNATURE.signedAs[values.method]]],
  View: ({ quote, values, change, errorOf, all }) => (
    <SignatureField
      id="signatureData"
      title={SIGNATURE.title}
      signature={values}
      onChange={change}
      error={errorOf('signatureData')}
      unlike={{
        id: CONFIRMED,
        name: signerOf(quote, all['signatory'] as Signatory | undefined),
        error: errorOf(CONFIRMED),
      }}
    />
  ),
};

/** Returns the name expected in the signature: the patient's, or that of the person signing for them. */
function signerOf({ client }: PublicQuote, signatory: Signatory | undefined): string {
  if (signatory && signatory.role !== 'PATIENT') return signatory.name.trim();
  return `${client.firstName} ${client.lastName}`;
}
