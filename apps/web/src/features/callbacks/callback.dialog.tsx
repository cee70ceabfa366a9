import type { ComponentType } from 'react';
import type { Callback } from '@quillcare/contracts';
import { AssignDialog } from './assign.dialog';
import { AttemptDialog, CompleteDialog } from './call-outcome.dialog';
import { CancelDialog } from './cancel.dialog';
import { RescheduleDialog } from './reschedule.dialog';

export interface CallbackDialogProps {
  callback: Callback;
  onClose: () => void;
}

const DIALOGS = {
  complete: CompleteDialog,
  attempt: AttemptDialog,
  reschedule: RescheduleDialog,
  cancel: CancelDialog,
  assign: AssignDialog,
} satisfies Record<string, ComponentType<CallbackDialogProps>>;

export type CallbackTask = keyof typeof DIALOGS;

/** Asks for what belongs to a step of a callback, and does it. */
export function CallbackDialog({ task, ...props }: CallbackDialogProps & { task: CallbackTask }) {
  const Dialog = DIALOGS[task];
  return <Dialog {...props} />;
}
