import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { createContext, useContext, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { FormErrorSummary } from '@quillcare/ui';
import { formWords } from './form.en';
import { useWords } from '../words/words';
import type { ContractForm } from './use-contract-form';

const FieldIds = createContext<(field: string) => string>((field) => field);

/** The element id of a field of the form around it. */
export function useFieldId(field: string): string {
  return useContext(FieldIds)(field);
}

export interface FormFrameProps<S extends z.ZodType<unknown, FieldValues>> {
  contractForm: ContractForm<S>;
  label: string;
  /** In a dialog, whose content scrolls with the summary in it: see `FormSummary`. */
  isDialog?: boolean;
  children: ReactNode;
}

/** The form element, its summary of errors and its context; fields and buttons are the children. */
export function FormFrame<S extends z.ZodType<unknown, FieldValues>>({
  contractForm,
  label,
  isDialog = false,
  children,
}: FormFrameProps<S>) {
  const { form, id, onSubmit } = contractForm;
  return (
    <FormProvider {...form}>
      <FieldIds value={id}>
        {/* Only the app submits it. If a browser does so before the app is ready, the address must not contain what was typed. */}
        <Box
          component="form"
          method="post"
          noValidate
          // A form in a dialog above this one submits itself only, although its events pass through here.
          onSubmit={(event) => event.target === event.currentTarget && onSubmit(event)}
          aria-label={label}
        >
          {!isDialog && <FormSummary {...contractForm} />}
          {children}
        </Box>
      </FieldIds>
    </FormProvider>
  );
}

/** The errors of a form: above its fields, or first in what a dialog shows. */
export function FormSummary({
  title,
  summary,
  tries,
}: Pick<ContractForm<never>, 'title' | 'summary' | 'tries'>) {
  return <FormErrorSummary title={title} lines={summary} focusKey={tries} />;
}

/** A titled group of fields, two beside each other where there is room. */
export function FormSection({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 3.5 }}>
      {title && (
        <Typography variant="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
          '& > .wide': { gridColumn: '1 / -1' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** The buttons under a form: the primary one is never disabled for being incomplete. */
export function FormActions({
  submitLabel,
  isSubmitting,
  onCancel,
}: {
  submitLabel: string;
  isSubmitting: boolean;
  onCancel?: () => void;
}) {
  const t = useWords(formWords);
  return (
    <>
      <Divider sx={{ mb: 2 }} />
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
        <Button
          type="submit"
          variant="contained"
          aria-disabled={isSubmitting}
          onClick={(event) => isSubmitting && event.preventDefault()}
        >
          {isSubmitting ? t('saving') : submitLabel}
        </Button>
      </Box>
    </>
  );
}
