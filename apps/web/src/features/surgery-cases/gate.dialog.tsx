import { titledName } from '@quillcare/rules';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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

const schema = recordCaseGate.body.omit({ version: true, kind: true });

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
  { kind, evidence }: CaseGate,
  onDone: () => void,
) {
  const t = useWords(casePageWords);
  const formats = useFormats();
  const version = useAsSeen(seen);
  const [record] = useOperationMutation(recordCaseGate);
  return useContractForm<typeof schema>({
    schema,
    defaultValues: {
      doneOn: evidence?.doneOn ?? formats.today(),
      byName: evidence?.byName ?? null,
      // Mostly whoever operates.
      doctorId: evidence ? evidence.doctorId : isConsultation(kind) ? doctorId : null,
      mode: evidence?.mode ?? null,
      outcome: evidence?.outcome ?? null,
      note: evidence?.note ?? null,
      documentId: evidence?.document?.id ?? null,
    },
    labels: {
      ...{ doneOn: t('gate.doneOn'), byName: t(`gate.byNameOf.${kind}`), doctorId: t('gate.doctor') },
      ...{ mode: t('gate.mode'), outcome: t('gate.outcome'), note: t('gate.note') },
      documentId: t('gate.document'),
    },
    toProblem,
    failedTitle: t('gate.failed'),
    submit: async (values) => {
      await record({ params: { id }, body: { ...values, version, kind } });
      onDone();
    },
  });
}

function GateFields({ caseId, kind }: { caseId: string; kind: CaseGate['kind'] }) {
  const t = useWords(casePageWords);
  const formats = useFormats();
  const isOptional = kind !== 'REFERRAL' && kind !== 'SCREENING';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <DateInput name="doneOn" label={t('gate.doneOn')} max={formats.today()} />
      {isConsultation(kind) && <Consultation />}
      <TextInput name="byName" label={t(`gate.byNameOf.${kind}`)} maxLength={120} optional={isOptional} />
      {kind === 'SCREENING' && (
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

/** One of the case's documents; where it has none yet, it says where they are added. */
function EvidenceDocument({ caseId }: { caseId: string }) {
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
      label={t('gate.document')}
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
