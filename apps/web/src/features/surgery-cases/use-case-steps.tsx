import type { ReactNode } from 'react';
import {
  cancelSurgeryCase,
  completeSurgeryCase,
  confirmSurgeryCase,
  followUpSurgeryCase,
  startSurgeryCase,
  type SurgeryCase,
} from '@quillcare/contracts';
import { useConfirmedCommand } from '../../shared/commands/use-confirmed-command';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { casePageWords } from './case-page.en';

const STEPS = {
  confirm: confirmSurgeryCase,
  start: startSurgeryCase,
  complete: completeSurgeryCase,
  postOp: followUpSurgeryCase,
} as const;
export type PlainStep = keyof typeof STEPS;

export interface CaseSteps {
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
  const cancelling = useConfirmedCommand(cancelSurgeryCase);
  const take = (step: PlainStep) =>
    asked[step].ask({
      title: t(`asks.${step}.title`),
      hint: t(`asks.${step}.hint`, { date: formats.dateTime(startsAt) }),
      confirmLabel: t(`verb.${step}`),
      done: t(`asks.${step}.done`),
      failed: t(`asks.${step}.failed`),
      request: { params: { id }, body: { version } },
    });
  const cancel = () =>
    cancelling.ask({
      title: t('asks.cancel.title'),
      hint: t('asks.cancel.hint'),
      confirmLabel: t('verb.cancel'),
      danger: true,
      done: t('asks.cancel.done'),
      failed: t('asks.cancel.failed'),
      reason: { label: t('asks.cancel.reason'), isRequired: true, maxLength: 500 },
      request: (reason: string) => ({ params: { id }, body: { version, reason } }),
    });
  const dialogs = (
    <>
      {Object.entries(asked).map(([step, { dialog }]) => (
        <div key={step}>{dialog}</div>
      ))}
      {cancelling.dialog}
    </>
  );
  return { take, cancel, dialogs };
}
