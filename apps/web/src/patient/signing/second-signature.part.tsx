import { secondSignatureProblems } from '@quillcare/rules';
import type { AnswerPart, PartProps } from '../answer/answer-part';
import { SignatureField } from '../answer/signature/signature-field.view';
import { SIGNATURE } from '../answer/signature/signature.en';
import {
  EMPTY_SIGNATURE,
  signatureData,
  unlikeName,
  type Signature,
} from '../answer/signature/signature.values';
import { Field } from '../fields/field.view';
import { SECOND } from './signing.en';

export interface Second extends Signature {
  name: string;
  relationship: string;
}

const CONFIRMED = 'secondSignature.isTypedNameConfirmed';

/** A second person's signature, if the practice requires one. */
export const secondSignature: AnswerPart<Second> = {
  id: 'secondSignature',
  beginsAnew: true,
  applies: ({ secondSignerNeeded }) => secondSignerNeeded,
  start: () => ({ ...EMPTY_SIGNATURE, name: '', relationship: '' }),
  problems: (values) => [
    ...secondSignatureProblems(
      {
        name: values.name,
        method: values.method,
        data: signatureData(values),
        canvasAvailable: values.canvasAvailable,
      },
      true,
    ),
    ...unlikeName(values, values.name, CONFIRMED),
  ],
  share: (values) => ({
    secondSignature: {
      name: values.name.trim(),
      relationship: values.relationship.trim(),
      method: values.method,
      data: signatureData(values),
      ...(values.isTypedNameConfirmed ? { isTypedNameConfirmed: true } : {}),
    },
  }),
  summary: ({ name, method }) => [[SECOND.row, `${name.trim()}, ${SIGNATURE.signedAs[method]}`]],
  View: SecondFields,
};

function SecondFields({ practice, values, change, errorOf }: PartProps<Second>) {
  return (
    <>
      <h4 className="p-form-part">{SECOND.title}</h4>
      <p className="p-hint">{SECOND.hint(practice.name)}</p>
      <Field
        id="secondSignature.name"
        label={SECOND.name}
        maxLength={200}
        value={values.name}
        error={errorOf('secondSignature.name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      <Field
        id="secondSignature.relationship"
        label={SECOND.relationship}
        optional
        maxLength={100}
        value={values.relationship}
        onChange={(event) => change({ relationship: event.target.value })}
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
