import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  bookSurgeryCase,
  cancelSurgeryCase,
  completeSurgeryCase,
  confirmSurgeryCase,
  followUpSurgeryCase,
  getCaseChecklist,
  recordCaseDeposit,
  recordMedicalException,
  rescheduleSurgeryCase,
  revokeMedicalException,
  startSurgeryCase,
  type ChecklistItem,
  type SurgeryCase,
} from '@quillcare/contracts';
import { findCaseRefusal, type CaseAct } from '@quillcare/rules';
import { z } from 'zod';
import type { ActScope } from '../../shared/acts/act.types';
import { actsOn, withReason } from '../../shared/acts/define-act';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { TextInput } from '../../shared/forms/inputs.view';
import { useWords, word } from '../../shared/words/words';
import { BookingDialog } from './booking.dialog';
import { casePageWords } from './case-page.en';
import { EvidenceDocument } from './evidence-document.input';
import { toCaseFacts } from './next-step';
import type { BookingAct } from './use-booking';

const nameOf = ({ patient }: SurgeryCase) => `${patient.firstName} ${patient.lastName}`;
const { act, other } = actsOn<SurgeryCase>(casePageWords, nameOf);

type CaseFactOverrides = Partial<ReturnType<typeof toCaseFacts>>;

/** Applies the server's own rules. */
const isAllowed =
  (action: CaseAct, allowing: CaseFactOverrides = {}) =>
  (surgeryCase: SurgeryCase, { organisation: { timeZone } }: ActScope) =>
    findCaseRefusal(action, { ...toCaseFacts(surgeryCase, timeZone, new Date()), ...allowing }) === null;

interface BeforeStep {
  /** Open checklist items that should be done before the surgery. */
  open: readonly ChecklistItem[];
  date: string;
}

/** Returns the open items to name before a step. Null until the checklist is loaded. */
export function useOpenItemsBeforeStep(surgeryCase: SurgeryCase | null): BeforeStep | null {
  const formats = useFormats();
  const { id = '', startsAt = null } = surgeryCase ?? {};
  const { currentData, isError } = useOperationQuery(getCaseChecklist, { params: { id } });
  // If the checklist fails to load, allow the step anyway, because the server rejects it if items are open.
  if (currentData === undefined && !isError) return null;
  const open = (currentData?.items ?? []).filter(({ kind, state }) => kind !== 'POST_OP' && state === 'OPEN');
  return { open, date: formats.dateTime(startsAt) };
}

type Step = 'confirm' | 'start' | 'complete';
type StepOperation = typeof confirmSurgeryCase | typeof startSurgeryCase | typeof completeSurgeryCase;

/** A step that names the open checklist items first. Without the signed consent it requires a reason. */
const step = (name: Step, operation: StepOperation, when: CaseAct) =>
  act({
    name,
    texts: `asks.${name}`,
    operation,
    when: isAllowed(when),
    useFacts: useOpenItemsBeforeStep,
    confirms: (_surgeryCase, { open, date }) => ({
      hint: <StepHint hint={word(casePageWords, `asks.${name}.hint`, { date })} open={open} />,
      reason: open.some(({ kind }) => kind === 'CONSENT') ? { isRequired: true, maxLength: 500 } : undefined,
    }),
    request: ({ id, version }, { reason }, { open }) => ({
      params: { id },
      body: { version, openItemsAcknowledged: open.length > 0, consentReason: (reason as string) || null },
    }),
  });

/** What a step does, and which checklist items are still open. */
function StepHint({ hint, open }: { hint: string; open: readonly ChecklistItem[] }) {
  const t = useWords(casePageWords);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{hint}</Typography>
      {open.length > 0 && (
        <Alert severity="warning">
          <AlertTitle>{t('asks.open', { count: open.length })}</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {open.map(({ id, title, isOverdue }) => (
              <li key={id}>{isOverdue ? t('asks.overdueItem', { title }) : title}</li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}

const booking = (name: 'schedule' | 'book' | 'reschedule', kind: BookingAct, allowing?: CaseFactOverrides) =>
  other({
    name,
    needs: kind === 'RESCHEDULE' ? rescheduleSurgeryCase : bookSurgeryCase,
    when: isAllowed(kind, allowing),
    dialog: (surgeryCase, close) => <BookingDialog surgeryCase={surgeryCase} act={kind} onClose={close} />,
  });

const { reason, documentId } = recordMedicalException.body.shape;

export const caseActs = {
  schedule: booking('schedule', 'SCHEDULE'),
  book: booking('book', 'BOOK'),
  confirm: step('confirm', confirmSurgeryCase, 'CONFIRM'),
  start: step('start', startSurgeryCase, 'START'),
  complete: step('complete', completeSurgeryCase, 'COMPLETE'),
  postOp: act({
    name: 'postOp',
    texts: 'asks.postOp',
    operation: followUpSurgeryCase,
    when: isAllowed('POST_OP'),
    confirms: true,
  }),
  /** A date can always be removed, even if the doctor has left or the patient disputes the acceptance. */
  reschedule: booking('reschedule', 'RESCHEDULE', {
    hasDoctorLeft: false,
    mayBook: true,
    isDisputed: false,
    lacksRepresentative: false,
  }),
  cancel: act({
    name: 'cancel',
    texts: 'asks.cancel',
    operation: cancelSurgeryCase,
    when: isAllowed('CANCEL'),
    isDanger: true,
    confirms: () => ({ reason: { isRequired: true, maxLength: 500 } }),
    request: withReason,
  }),
  deposit: act({
    name: 'deposit',
    operation: recordCaseDeposit,
    when: ({ deposits, pathway, status }) =>
      deposits.length > 0 || ((pathway?.mayBook ?? true) && status !== 'CANCELLED'),
    useFacts: () => useFormats().today(),
    asks: recordCaseDeposit.body.omit({ version: true }),
    fields: { paidOn: { isPast: true }, note: { multiline: true } },
    // A refund is possible only after something was received.
    settled: ({ deposits }) => (deposits.length > 0 ? [] : ['kind']),
    starts: (_surgeryCase, today) =>
      ({ kind: 'RECEIVED', amountMinor: NaN, paidOn: today, method: 'TRANSFER' }) as const,
  }),
  exception: act({
    name: 'exception',
    texts: 'asks.exception',
    operation: recordMedicalException,
    // No document is preselected.
    asks: z.strictObject({ reason, documentId: z.string().nullable().pipe(documentId) }),
    inputs: (surgeryCase) =>
      surgeryCase && (
        <>
          <TextInput
            name="reason"
            label={word(casePageWords, 'asks.exception.fields.reason')}
            multiline
            maxLength={1_000}
          />
          <EvidenceDocument
            caseId={surgeryCase.id}
            label={word(casePageWords, 'asks.exception.fields.documentId')}
          />
        </>
      ),
  }),
  revoke: act({
    name: 'revoke',
    texts: 'asks.revoke',
    operation: revokeMedicalException,
    isQuiet: true,
    confirms: () => ({ reason: { isRequired: true, maxLength: 1_000 } }),
    request: withReason,
  }),
};
