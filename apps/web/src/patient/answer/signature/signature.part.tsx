import { signatureProblems } from '@quillcare/rules';
import type { AnswerPart } from '../answer-part';
import { SignatureField } from './signature-field.view';
import { SIGNATURE } from './signature.en';
import { EMPTY_SIGNATURE, signatureData, type Signature } from './signature.values';

/** The patient's signature; never kept anywhere but in the answer. */
export const signature: AnswerPart<Signature> = {
  id: 'signature',
  start: () => EMPTY_SIGNATURE,
  problems: (values) =>
    signatureProblems({
      signatureMethod: values.method,
      signatureData: signatureData(values),
      canvasAvailable: values.canvasAvailable,
    }),
  share: (values) => ({ signatureMethod: values.method, signatureData: signatureData(values) }),
  summary: (values) => [[SIGNATURE.signed, SIGNATURE.signedAs[values.method]]],
  View: ({ values, change, errorOf }) => (
    <SignatureField
      id="signatureData"
      title={SIGNATURE.title}
      signature={values}
      onChange={change}
      error={errorOf('signatureData')}
    />
  ),
};
