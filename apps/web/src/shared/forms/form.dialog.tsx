import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { formWords } from './form.en';
import { FormFrame } from './form.frame';
import { SubmitButton } from './submit-button.view';
import type { ContractForm } from './use-contract-form';
import { useWords } from '../words/words';

export interface FormDialogProps<S extends z.ZodType<unknown, FieldValues>> {
  title: string;
  contractForm: ContractForm<S>;
  submitLabel: string;
  /** While it is sent; `submitLabel` unless stated. */
  busyLabel?: string;
  /** What will happen, above the fields. */
  hint?: ReactNode;
  maxWidth?: 'xs' | 'sm';
  /** What it does ends something. */
  isDanger?: boolean;
  /** It cannot be submitted, and says why. */
  isBlocked?: boolean;
  /** Where there is nothing to fill in, the text takes the focus, so that it can be scrolled. */
  hasFields?: boolean;
  /** Further buttons, before the others. */
  actions?: ReactNode;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A small form in a dialog: its title, its fields, and the buttons below. */
export function FormDialog<S extends z.ZodType<unknown, FieldValues>>({
  title,
  contractForm,
  submitLabel,
  busyLabel = submitLabel,
  hint,
  maxWidth = 'xs',
  isDanger,
  isBlocked,
  hasFields = true,
  actions,
  onClose,
  children,
}: FormDialogProps<S>) {
  const t = useWords(formWords);
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={maxWidth} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <FormFrame contractForm={contractForm} label={title} isDialog>
        <DialogContent {...(!hasFields && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}>
          {hint && <DialogContentText sx={{ mb: 2 }}>{hint}</DialogContentText>}
          <Box sx={{ display: 'grid', gap: 2, pt: 0.5 }}>{children}</Box>
        </DialogContent>
        <DialogActions>
          {actions}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <SubmitButton
            label={submitLabel}
            busyLabel={busyLabel}
            isSubmitting={contractForm.isSubmitting}
            isDisabled={isBlocked}
            isDanger={isDanger}
          />
        </DialogActions>
      </FormFrame>
    </Dialog>
  );
}
