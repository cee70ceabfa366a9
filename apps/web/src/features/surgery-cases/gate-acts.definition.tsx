import {
  consultationMode,
  listDoctors,
  recordCaseGate,
  removeCaseGate,
  screeningOutcome,
  type CaseGate,
  type SurgeryCase,
} from '@quillcare/contracts';
import { formatTitledName, type Profession } from '@quillcare/rules';
import { z } from 'zod';
import { actsOn } from '../../shared/acts/define-act';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { DateInput } from '../../shared/forms/date.input';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { useWords, word } from '../../shared/words/words';
import { casePageWords } from './case-page.en';
import { EvidenceDocument } from './evidence-document.input';

/** A case with one gate of its pathway. */
export type GatedCase = SurgeryCase & { gate: CaseGate };

const gateName = ({ gate }: GatedCase) => word(casePageWords, `pathway.gates.${gate.kind}`);
const { act } = actsOn<GatedCase>(casePageWords, gateName);

// The form uses YES and NO, because the options of a choice need text values.
const schema = recordCaseGate.body
  .omit({ version: true, kind: true })
  .extend({ isIndependent: z.enum(['YES', 'NO']).nullable() });

/** Records or corrects the evidence for a gate. */
export const recordGateAct = act({
  name: 'gate',
  operation: recordCaseGate,
  useFacts: () => useFormats().today(),
  values: (gated) => ({ gate: gateName(gated) }),
  asks: schema,
  starts: ({ gate: { kind, evidence: present }, doctorId }, today) => {
    // Evidence taken from the quote cannot be corrected, only recorded anew.
    const evidence = present?.isAutomatic ? null : present;
    return {
      doneOn: evidence?.doneOn ?? today,
      byName: evidence?.byName ?? null,
      profession: evidence?.profession ?? null,
      isIndependent: independenceOf(evidence?.isIndependent),
      // Defaults to the surgeon, who usually holds the consultation.
      doctorId: evidence ? evidence.doctorId : isConsultation(kind) ? doctorId : null,
      mode: evidence?.mode ?? null,
      outcome: evidence?.outcome ?? null,
      note: evidence?.note ?? null,
      documentId: evidence?.document?.id ?? null,
    };
  },
  inputs: (gated) => gated && <GateFields caseId={gated.id} gate={gated.gate} />,
  request: ({ id, version, gate: { kind } }, { isIndependent: answer, ...values }) => ({
    params: { id },
    body: { ...values, isIndependent: answer === null ? null : answer === 'YES', version, kind },
  }),
});

export const removeGateAct = act({
  name: 'remove',
  texts: 'asks.remove',
  operation: removeCaseGate,
  isQuiet: true,
  confirms: () => ({ reason: { isRequired: true, maxLength: 500 } }),
  request: ({ id, version, gate: { kind } }, { reason }) => ({
    params: { id },
    body: { version, kind, reason: reason as string },
  }),
});

/** Gates for which profession and independence matter, with the permitted professions. */
const PROFESSIONS: Partial<Record<CaseGate['kind'], readonly Profession[]>> = {
  REFERRAL: ['GP', 'SPECIALIST', 'OTHER'],
  EVALUATION: ['PSYCHOLOGIST', 'PSYCHIATRIST', 'GP', 'OTHER'],
};
const INDEPENDENCE = ['YES', 'NO'] as const;

const isConsultation = (kind: CaseGate['kind']) =>
  kind === 'FIRST_CONSULTATION' || kind === 'SECOND_CONSULTATION';

const independenceOf = (isIndependent: boolean | null | undefined): 'YES' | 'NO' | null =>
  isIndependent === null || isIndependent === undefined ? null : isIndependent ? 'YES' : 'NO';

function GateFields({ caseId, gate: { kind, evidence } }: { caseId: string; gate: CaseGate }) {
  const t = useWords(casePageWords);
  const formats = useFormats();
  const isOptional = !GATES_BY_PROVIDER.includes(kind);
  const professions = PROFESSIONS[kind];
  return (
    <>
      <DateInput name="doneOn" label={t('gate.fields.doneOn')} max={formats.today()} />
      {isConsultation(kind) && <Consultation />}
      <TextInput name="byName" label={t(`gate.byNameOf.${kind}`)} maxLength={120} optional={isOptional} />
      {professions && <ProviderFields professions={professions} />}
      {(kind === 'SCREENING' || kind === 'EVALUATION') && (
        <SelectInput
          name="outcome"
          label={t('gate.fields.outcome')}
          options={screeningOutcome.options.map((value) => ({
            value,
            label: t(`pathway.outcomes.${value}`),
          }))}
        />
      )}
      <EvidenceDocument caseId={caseId} present={evidence?.document} />
      <TextInput name="note" label={t('gate.fields.note')} multiline maxLength={1_000} optional />
    </>
  );
}

const GATES_BY_PROVIDER: readonly CaseGate['kind'][] = [
  'REFERRAL',
  'SCREENING',
  'EVALUATION',
  'BEST_INTERESTS',
];

function ProviderFields({ professions }: { professions: readonly Profession[] }) {
  const t = useWords(casePageWords);
  return (
    <>
      <SelectInput
        name="profession"
        label={t('gate.fields.profession')}
        options={professions.map((value) => ({ value, label: t(`pathway.professions.${value}`) }))}
      />
      <SelectInput
        name="isIndependent"
        label={t('gate.fields.isIndependent')}
        options={INDEPENDENCE.map((value) => ({ value, label: t(`gate.independence.${value}`) }))}
      />
    </>
  );
}

function Consultation() {
  const t = useWords(casePageWords);
  const { data } = useOperationQuery(listDoctors, { query: { limit: 100 } });
  const doctors = (data?.items ?? []).map(({ id, title, firstName, lastName }) => ({
    value: id,
    label: formatTitledName({ title, firstName, lastName }),
  }));
  return (
    <>
      <SelectInput
        name="mode"
        label={t('gate.fields.mode')}
        options={consultationMode.options.map((value) => ({ value, label: t(`pathway.modes.${value}`) }))}
      />
      <SelectInput
        name="doctorId"
        label={t('gate.fields.doctorId')}
        options={doctors}
        emptyLabel={t('gate.somebodyElse')}
      />
    </>
  );
}
