import { titledName, type Profession } from '@quillcare/rules';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import {
  consultationMode,
  listCaseDocuments,
  listDoctors,
  recordCaseGate,
  screeningOutcome,
  type CaseGate,
  type SurgeryCase,
} from '@quillcare/contracts';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useAsSeen } from '../../shared/commands/use-as-seen';
import { useFormats } from '../../shared/formats/use-formats';
import { DateInput } from '../../shared/forms/date.input';
import { FormDialog } from '../../shared/forms/form.dialog';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { casePageWords } from './case-page.en';

// A choice has words for its values.
const schema = recordCaseGate.body
  .omit({ version: true, kind: true })
  .extend({ isIndependent: z.enum(['YES', 'NO']).nullable() });

/** Whose profession and independence count, and what they can be. */
const PROFESSIONS: Partial<Record<CaseGate['kind'], readonly Profession[]>> = {
  REFERRAL: ['GP', 'SPECIALIST', 'OTHER'],
  EVALUATION: ['PSYCHOLOGIST', 'PSYCHIATRIST', 'GP', 'OTHER'],
};
const INDEPENDENCE = ['YES', 'NO'] as const;

interface GateDialogProps {
  surgeryCase: SurgeryCase;
  gate: CaseGate;
  onClose: () => void;
}

/** Records the evidence of a gate, or corrects it. */
export function GateDialog({ surgeryCase, gate, onClose }: GateDialogProps) {
  const t = useWords(casePageWords);
  const name = t(`pathway.gates.${gate.kind}`);
  const title = t('gate.title', { gate: name });
  const contractForm = useGate(surgeryCase, gate, () => {
    showToast({ title: t('gate.done', { gate: name }) });
    onClose();
  });
  return (
    <FormDialog
      title={title}
      submitLabel={t('gate.save')}
      busyLabel={t('gate.saving')}
      contractForm={contractForm}
      onClose={onClose}
    >
      <GateFields caseId={surgeryCase.id} kind={gate.kind} />
    </FormDialog>
  );
}

const isConsultation = (kind: CaseGate['kind']) =>
  kind === 'FIRST_CONSULTATION' || kind === 'SECOND_CONSULTATION';

function useGate(
  { id, version: seen, doctorId }: SurgeryCase,
  { kind, evidence: present }: CaseGate,
  onDone: () => void,
) {
  const t = useWords(casePageWords);
  const formats = useFormats();
  const version = useAsSeen(seen);
  // What the quote tells by itself is not corrected: it is done again.
  const evidence = present?.isAutomatic ? null : present;
  const [record] = useOperationMutation(recordCaseGate);
  return useContractForm<typeof schema>({
    schema,
    defaultValues: {
      doneOn: evidence?.doneOn ?? formats.today(),
      byName: evidence?.byName ?? null,
      profession: evidence?.profession ?? null,
      isIndependent: independenceOf(evidence?.isIndependent),
      // Mostly whoever operates.
      doctorId: evidence ? evidence.doctorId : isConsultation(kind) ? doctorId : null,
      mode: evidence?.mode ?? null,
      outcome: evidence?.outcome ?? null,
      note: evidence?.note ?? null,
      documentId: evidence?.document?.id ?? null,
    },
    labels: {
      doneOn: t('gate.doneOn'),
      byName: t(`gate.byNameOf.${kind}`),
      doctorId: t('gate.doctor'),
      profession: t('gate.profession'),
      isIndependent: t('gate.isIndependent'),
      mode: t('gate.mode'),
      outcome: t('gate.outcome'),
      note: t('gate.note'),
      documentId: t('gate.document'),
    },
    toProblem,
    failedTitle: t('gate.failed'),
    submit: async ({ isIndependent: said, ...values }) => {
      const isIndependent = said === null ? null : said === 'YES';
      await record({ params: { id }, body: { ...values, isIndependent, version, kind } });
      onDone();
    },
  });
}

const independenceOf = (isIndependent: boolean | null | undefined) =>
  isIndependent === null || isIndependent === undefined ? null : isIndependent ? 'YES' : 'NO';

function GateFields({ caseId, kind }: { caseId: string; kind: CaseGate['kind'] }) {
  const t = useWords(casePageWords);
  const formats = useFormats();
  const isOptional = !WITH_WHO.includes(kind);
  const professions = PROFESSIONS[kind];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <DateInput name="doneOn" label={t('gate.doneOn')} max={formats.today()} />
      {isConsultation(kind) && <Consultation />}
      <TextInput name="byName" label={t(`gate.byNameOf.${kind}`)} maxLength={120} optional={isOptional} />
      {professions && <ByOther professions={professions} />}
      {(kind === 'SCREENING' || kind === 'EVALUATION') && (
        <SelectInput
          name="outcome"
          label={t('gate.outcome')}
          options={screeningOutcome.options.map((value) => ({
            value,
            label: t(`pathway.outcomes.${value}`),
          }))}
        />
      )}
      <EvidenceDocument caseId={caseId} />
      <TextInput name="note" label={t('gate.note')} multiline maxLength={1_000} optional />
    </Box>
  );
}

const WITH_WHO: readonly CaseGate['kind'][] = ['REFERRAL', 'SCREENING', 'EVALUATION', 'BEST_INTERESTS'];

function ByOther({ professions }: { professions: readonly Profession[] }) {
  const t = useWords(casePageWords);
  return (
    <>
      <SelectInput
        name="profession"
        label={t('gate.profession')}
        options={professions.map((value) => ({ value, label: t(`pathway.professions.${value}`) }))}
      />
      <SelectInput
        name="isIndependent"
        label={t('gate.isIndependent')}
        options={INDEPENDENCE.map((value) => ({ value, label: t(`gate.independence.${value}`) }))}
      />
    </>
  );
}

/** One of the case's documents; where it has none yet, it says where they are added. */
export function EvidenceDocument({ caseId, label }: { caseId: string; label?: string }) {
  const t = useWords(casePageWords);
  const { data, isError } = useOperationQuery(listCaseDocuments, { params: { id: caseId } });
  if (isError && !data)
    return (
      <Typography role="alert" color="error" variant="body2">
        {t('gate.documentsFailed')}
      </Typography>
    );
  if (!data) return null;
  const options = data.items.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectInput
      name="documentId"
      label={label ?? t('gate.document')}
      options={options}
      emptyLabel={t(options.length > 0 ? 'gate.noDocument' : 'gate.addDocument')}
    />
  );
}

function Consultation() {
  const t = useWords(casePageWords);
  const { data } = useOperationQuery(listDoctors, { query: { limit: 100 } });
  const doctors = (data?.items ?? []).map(({ id, title, firstName, lastName }) => ({
    value: id,
    label: titledName({ title, firstName, lastName }),
  }));
  return (
    <>
      <SelectInput
        name="mode"
        label={t('gate.mode')}
        options={consultationMode.options.map((value) => ({ value, label: t(`pathway.modes.${value}`) }))}
      />
      <SelectInput
        name="doctorId"
        label={t('gate.doctor')}
        options={doctors}
        emptyLabel={t('gate.somebodyElse')}
      />
    </>
  );
}
