import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { createContext, useContext, useLayoutEffect, useRef, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { FormErrorSummary } from '@quillcare/ui';
import { formWords } from './form.en';
import { SubmitButton } from './submit-button.view';
import { useWords } from '../words/words';
import type { ContractForm } from './use-contract-form';

const FieldIds = createContext<(field: string) => string>((field) => field);

/** Returns the element id of a field in the surrounding form. */
export function useFieldId(field: string): string {
  return useContext(FieldIds)(field);
}

export interface FormFrameProps<S extends z.ZodType<unknown, FieldValues>> {
  contractForm: ContractForm<S>;
  label: string;
  /** Whether it is in a dialog, whose scrolling content includes the summary: see `FormSummary`. */
  isDialog?: boolean;
  children: ReactNode;
}

/** The form element with its error summary and context. Fields and buttons are its children. */
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
        {/* Only the app submits the form. With POST, a submission before the app is ready does not put the values in the URL. */}
        <Box
          component="form"
          method="post"
          noValidate
          // React bubbles submit events from dialogs opened within this form, so ignore those of other forms.
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

/** Lists the form's errors: above its fields, or first in a dialog's content. */
export function FormSummary({
  title,
  summary,
  tries,
}: Pick<ContractForm<never>, 'title' | 'summary' | 'tries'>) {
  return <FormErrorSummary title={title} lines={summary} focusKey={tries} />;
}

export interface FieldsWhileSavingProps {
  /** Whether the form is being saved and closes afterwards, and with it whatever would be typed until then. */
  isClosing: boolean;
  children: ReactNode;
}

/** Fields that cannot be changed while the form is being saved. If it stays open, the focus returns to where it was. */
export function FieldsWhileSaving({ isClosing, children }: FieldsWhileSavingProps) {
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!isClosing || !(focused instanceof HTMLElement) || !fields.current?.contains(focused)) return;
    return () => {
      // The browser has moved it to the dialog or the page, unless an error or a question has taken it.
      if (document.activeElement?.contains(focused)) focused.focus();
    };
  }, [isClosing]);
  return (
    <div ref={fields} inert={isClosing} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** A titled group of fields, in two columns where there is room. */
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

/** The form's buttons. The primary one is never disabled just because fields are missing. */
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
        <SubmitButton label={submitLabel} busyLabel={t('saving')} isSubmitting={isSubmitting} />
      </Box>
    </>
  );
}
