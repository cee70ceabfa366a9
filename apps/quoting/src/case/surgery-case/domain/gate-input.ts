import { type FieldError, type GateEvidence } from '@quillcare/contracts';
import { formatDate, isConsultation } from '@quillcare/rules';
import { gateName } from './case-refusal';

type GateInput = Pick<
  GateEvidence,
  | 'kind'
  | 'doneOn'
  | 'byName'
  | 'profession'
  | 'isIndependent'
  | 'doctorId'
  | 'mode'
  | 'outcome'
  | 'note'
  | 'documentId'
>;

/** Gates that record the person's profession and independence. */
const isByOtherPractitioner = ({ kind }: GateInput) => kind === 'REFERRAL' || kind === 'EVALUATION';
const hasFinding = ({ kind }: GateInput) => kind === 'SCREENING' || kind === 'EVALUATION';

const MISSING_PERSON_MESSAGES: Partial<Record<GateInput['kind'], string>> = {
  REFERRAL: 'Please say who referred the patient',
  SCREENING: 'Please say who did the screening',
  EVALUATION: 'Please say who evaluated the patient',
  BEST_INTERESTS: 'Please say who assessed it',
};

/** Validation errors of recorded evidence; the required fields depend on the gate. */
export function gateProblems(input: GateInput, today: string): FieldError[] {
  const { kind, doneOn, byName, doctorId, mode, outcome, profession, isIndependent, documentId } = input;
  const problems: FieldError[] = [];
  const requireField = (path: keyof GateInput, isMissing: boolean, message: string) => {
    if (isMissing) problems.push({ path, message });
  };
  requireField('doneOn', doneOn > today, 'Please enter a day that is not in the future');
  if (isConsultation(input)) {
    requireField('mode', mode === null, 'Please say how the consultation was held');
    requireField('doctorId', doctorId === null && byName === null, 'Please say who held the consultation');
  }
  const personMessage = MISSING_PERSON_MESSAGES[kind];
  if (personMessage) requireField('byName', byName === null, personMessage);
  if (isByOtherPractitioner(input)) {
    requireField('profession', profession === null, 'Please say what they are');
    requireField('isIndependent', isIndependent === null, 'Please say whether they are independent');
  }
  if (hasFinding(input)) requireField('outcome', outcome === null, 'Please say what was found');
  requireField('documentId', kind === 'BEST_INTERESTS' && documentId === null, 'Please choose the document');
  return problems;
}

/** Clears the fields that the gate does not use. */
export function evidenceToStore(input: GateInput): GateInput {
  const [isHeld, isOther] = [isConsultation(input), isByOtherPractitioner(input)];
  return {
    ...input,
    profession: isOther ? input.profession : null,
    isIndependent: isOther ? input.isIndependent : null,
    doctorId: isHeld ? input.doctorId : null,
    mode: isHeld ? input.mode : null,
    outcome: hasFinding(input) ? input.outcome : null,
  };
}

/** The gate and its date, for the history. */
export function describeGate({ kind, doneOn }: Pick<GateInput, 'kind' | 'doneOn'>, locale: string): string {
  const name = gateName(kind);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${formatDate(doneOn, locale)}`;
}
