import { type FieldError, type GateEvidence } from '@quillcare/contracts';
import { formatDate, isConsultation } from '@quillcare/rules';
import { gateName } from './case-refusal';

type Given = Pick<
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
const isByOther = ({ kind }: Given) => kind === 'REFERRAL' || kind === 'EVALUATION';
const hasFinding = ({ kind }: Given) => kind === 'SCREENING' || kind === 'EVALUATION';

const WHO: Partial<Record<Given['kind'], string>> = {
  REFERRAL: 'Please say who referred the patient',
  SCREENING: 'Please say who did the screening',
  EVALUATION: 'Please say who evaluated the patient',
  BEST_INTERESTS: 'Please say who assessed it',
};

/** Validation errors of recorded evidence; the required fields depend on the gate. */
export function gateProblems(given: Given, today: string): FieldError[] {
  const { kind, doneOn, byName, doctorId, mode, outcome, profession, isIndependent, documentId } = given;
  const problems: FieldError[] = [];
  const need = (path: keyof Given, isMissing: boolean, message: string) => {
    if (isMissing) problems.push({ path, message });
  };
  need('doneOn', doneOn > today, 'Please enter a day that is not in the future');
  if (isConsultation(given)) {
    need('mode', mode === null, 'Please say how the consultation was held');
    need('doctorId', doctorId === null && byName === null, 'Please say who held the consultation');
  }
  const who = WHO[kind];
  if (who) need('byName', byName === null, who);
  if (isByOther(given)) {
    need('profession', profession === null, 'Please say what they are');
    need('isIndependent', isIndependent === null, 'Please say whether they are independent');
  }
  if (hasFinding(given)) need('outcome', outcome === null, 'Please say what was found');
  need('documentId', kind === 'BEST_INTERESTS' && documentId === null, 'Please choose the document');
  return problems;
}

/** Clears the fields that the gate does not use. */
export function keptEvidence(given: Given): Given {
  const [isHeld, isOther] = [isConsultation(given), isByOther(given)];
  return {
    ...given,
    profession: isOther ? given.profession : null,
    isIndependent: isOther ? given.isIndependent : null,
    doctorId: isHeld ? given.doctorId : null,
    mode: isHeld ? given.mode : null,
    outcome: hasFinding(given) ? given.outcome : null,
  };
}

/** The gate and its date, for the history. */
export function gateWords({ kind, doneOn }: Pick<Given, 'kind' | 'doneOn'>, locale: string): string {
  const name = gateName(kind);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${formatDate(doneOn, locale)}`;
}
