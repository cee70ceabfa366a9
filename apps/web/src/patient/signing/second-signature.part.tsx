import { secondSignatureProblems } from '@quillcare/rules';
import { fieldProps, type AnswerPart, type PartProps } from '../answer/answer-part';
import { SignatureField } from '../answer/signature/signature-field.view';
import { SIGNATURE } from '../answer/signature/signature.en';
import {
  EMPTY_SIGNATURE,
  toSignatureData,
  nameMismatchProblems,
  type Signature,
} from '../answer/signature/signature.values';
import { Field } from '../fields/field.view';
import { SECOND } from './signing.en';

export interface SecondSignature extends Signature {
  name: string;
  relationship: string;
}

const CONFIRMED = 'secondSignature.isTypedNameConfirmed';

/** A second person's signature, if the practice requires one. */
export const secondSignaturePart: AnswerPart<SecondSignature> = {
  id: 'secondSignature',
  beginsAnew: true,
  applies: ({ secondSignerNeeded }) => secondSignerNeeded,
  start: () => ({ ...EMPTY_SIGNATURE, name: '', relationship: '' }),
  problems: (values) => [
    ...secondSignatureProblems(
      {
        name: values.name,
        method: values.method,
        data: toSignatureData(values),
        canvasAvailable: values.canvasAvailable,
      },
      true,
    ),
    ...nameMismatchProblems(values, values.name, CONFIRMED),
  ],
  share: (values) => ({
    secondSignature: {
      name: values.name.trim(),
      relationship: values.relationship.trim(),
      method: values.method,
      data: toSignatureData(values),
      ...(values.isTypedNameConfirmed ? { isTypedNameConfirmed: true } : {}),
    },
  }),
  summary: ({ name, method }) => [[SECOND.row, `${name.trim()}, ${SIGNATURE.signedAs[method]}`]],
  View: SecondFields,
};

function SecondFields(props: PartProps<SecondSignature>) {
  const { practice, values, change, errorOf } = props;
  return (
    <>
      <h4 className="p-form-part">{SECOND.title}</h4>
      <p className="p-hint">{SECOND.hint(practice.name)}</p>
      <Field {...fieldProps(props, 'name', 'secondSignature.')} label={SECOND.name} maxLength={200} />
      <Field
        {...fieldProps(props, 'relationship', 'secondSignature.')}
        label={SECOND.relationship}
        optional
        maxLength={100}
      />
      <SignatureField
        id="secondSignature.data"
        title={SECOND.signature}
        signature={values}
        onChange={change}
        error={errorOf('secondSignature.data')}
        unlike={{ id: CONFIRMED, name: values.name.trim(), error: errorOf(CONFIRMED) }}
      />
    </>
  );
}
