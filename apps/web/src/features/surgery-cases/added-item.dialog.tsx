import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { addBilledItem, addedItemInput, type BilledFees } from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { formWords } from '../../shared/forms/form.en';
import { FormFrame } from '../../shared/forms/form.frame';
import { SubmitButton } from '../../shared/forms/submit-button.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { useFormats } from '../../shared/formats/use-formats';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { AddedItemFields } from './added-item-fields.view';
import { InvoiceFields, ReasonFields } from './billed-fee-fields.view';
import { billedFeeWords } from './billed-fees.en';

interface AddedItemDialogProps {
  fees: BilledFees;
  onClose: () => void;
}

/** Enters something that was billed, but never quoted. */
export function AddedItemDialog({ fees, onClose }: AddedItemDialogProps) {
  const t = useWords(billedFeeWords);
  const tForm = useWords(formWords);
  const titleId = useId();
  const contractForm = useItemForm({ fees, onClose });
  const title = t('add.title');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <FormFrame contractForm={contractForm} label={title} isDialog>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2, pt: 0.5 }}>
            <AddedItemFields />
            <ReasonFields label={t('add.reason')} />
            <InvoiceFields />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{tForm('cancel')}</Button>
          <SubmitButton
            label={t('add.save')}
            busyLabel={t('add.saving')}
            isSubmitting={contractForm.isSubmitting}
          />
        </DialogActions>
      </FormFrame>
    </Dialog>
  );
}

function useItemForm({ fees, onClose }: AddedItemDialogProps) {
  const t = useWords(billedFeeWords);
  const { today } = useFormats();
  const [run] = useOperationMutation(addBilledItem);
  return useContractForm<typeof addedItemInput>({
    schema: addedItemInput,
    defaultValues: {
      description: '',
      kind: 'OTHER',
      billedBy: 'PRACTICE',
      amountMinor: NaN,
      gstTreatment: 'TAXABLE',
      reason: 'ITEM_ADDED',
      reasonText: null,
      billedOn: today(),
      invoiceReference: null,
      billerName: null,
    },
    labels: {
      description: t('add.description'),
      kind: t('add.kind'),
      billedBy: t('add.billedBy'),
      amountMinor: t('amount'),
      gstTreatment: t('add.gstTreatment'),
      reason: t('add.reason'),
      reasonText: t('reasonText'),
      billedOn: t('billedOn'),
      invoiceReference: t('reference'),
      billerName: t('biller'),
    },
    toProblem,
    failedTitle: t('add.failed'),
    submit: async (values) => {
      await run({ params: { id: fees.surgeryCaseId }, body: values });
      showToast({ title: t('add.done'), message: values.description });
      onClose();
    },
  });
}
