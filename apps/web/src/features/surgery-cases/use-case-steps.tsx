import type { ReactNode } from 'react';
import {
  cancelSurgeryCase,
  completeSurgeryCase,
  confirmSurgeryCase,
  followUpSurgeryCase,
  getCaseChecklist,
  startSurgeryCase,
  type ChecklistItem,
  type SurgeryCase,
} from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { useConfirmedCommand } from '../../shared/commands/use-confirmed-command';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { casePageWords } from './case-page.en';
import { StepHint } from './step-hint.view';

const STEPS = {
  confirm: confirmSurgeryCase,
  start: startSurgeryCase,
  complete: completeSurgeryCase,
  postOp: followUpSurgeryCase,
} as const;
export type PlainStep = keyof typeof STEPS;

export interface CaseSteps {
  /** What is open on the checklist is known, so that a step can name it. */
  isReady: boolean;
  /** Asks, and takes a step that needs nothing but a yes. */
  take: (step: PlainStep) => void;
  cancel: () => void;
  dialogs: ReactNode;
}

/** The steps of a case that are asked about before they are taken. */
export function useCaseSteps({ id, version, startsAt }: SurgeryCase): CaseSteps {
  const t = useWords(casePageWords);
  const formats = useFormats();
  const asked = {
    confirm: useConfirmedCommand(STEPS.confirm),
    start: useConfirmedCommand(STEPS.start),
    complete: useConfirmedCommand(STEPS.complete),
    postOp: useConfirmedCommand(STEPS.postOp),
  };
  const { cancel, dialog: cancelDialog } = useCancelling({ id, version });
  const { open, isReady } = useOpenItems(id);
  const take = (step: PlainStep) => {
    const hint = t(`asks.${step}.hint`, { date: formats.dateTime(startsAt) });
    const texts = {
      title: t(`asks.${step}.title`),
      confirmLabel: t(`verb.${step}`),
      done: t(`asks.${step}.done`),
      failed: t(`asks.${step}.failed`),
    };
    if (step === 'postOp')
      return asked.postOp.ask({ ...texts, hint, request: { params: { id }, body: { version } } });
    const lacksConsent = open.some(({ kind }) => kind === 'CONSENT');
    return asked[step].ask({
      ...texts,
      hint: <StepHint hint={hint} open={open} />,
      reason: lacksConsent ? { label: t('asks.consentReason'), isRequired: true, maxLength: 500 } : undefined,
      request: (consentReason: string) => ({
        params: { id },
        body: { version, openItemsAcknowledged: open.length > 0, consentReason: consentReason || null },
      }),
    });
  };
  const dialogs = (
    <>
      {Object.entries(asked).map(([step, { dialog }]) => (
        <div key={step}>{dialog}</div>
      ))}
      {cancelDialog}
    </>
  );
  return { isReady, take, cancel, dialogs };
}

/** What should be done before the surgery and is not. */
function useOpenItems(id: string): { open: readonly ChecklistItem[]; isReady: boolean } {
  const { currentData, isError } = useOperationQuery(getCaseChecklist, { params: { id } });
  const items = currentData?.items ?? [];
  const open = items.filter(({ kind, state }) => kind !== 'POST_OP' && state === 'OPEN');
  // Without an answer a step may be asked for all the same: the server refuses it by the items that are open.
  return { open, isReady: currentData !== undefined || isError };
}

function useCancelling({ id, version }: Pick<SurgeryCase, 'id' | 'version'>) {
  const t = useWords(casePageWords);
  const { ask, dialog } = useConfirmedCommand(cancelSurgeryCase);
  const cancel = () =>
    ask({
      title: t('asks.cancel.title'),
      hint: t('asks.cancel.hint'),
      confirmLabel: t('verb.cancel'),
      danger: true,
      done: t('asks.cancel.done'),
      failed: t('asks.cancel.failed'),
      reason: { label: t('asks.cancel.reason'), isRequired: true, maxLength: 500 },
      request: (reason: string) => ({ params: { id }, body: { version, reason } }),
    });
  return { cancel, dialog };
}
