import type { ComponentProps, ReactNode } from 'react';
import { FormDialog } from '../../shared/forms/form.dialog';

export interface CommandDialogProps extends Pick<ComponentProps<typeof FormDialog>, 'contractForm'> {
  title: string;
  help: string;
  submit: string;
  submitting: string;
  onClose: () => void;
  children: ReactNode;
}

/** A command of the platform that asks for something first, such as a reason. */
export function CommandDialog({ help, submit, submitting, ...dialog }: CommandDialogProps) {
  return <FormDialog {...dialog} hint={help} maxWidth="sm" submitLabel={submit} busyLabel={submitting} />;
}
