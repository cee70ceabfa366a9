import { payInvoice, type PlatformInvoice } from '@quillcare/contracts';
import { useFormats } from '../formats/use-formats';
import { DateInput } from '../forms/date.input';
import { FormDialog } from '../forms/form.dialog';
import { TextInput } from '../forms/inputs.view';
import { useCommandForm } from '../forms/use-command-form';
import { useWords } from '../words/words';
import { invoiceWords } from './invoice.en';

/** An invoice with the practice that it is for. */
export interface SettledProps {
  invoice: Pick<PlatformInvoice, 'id' | 'organisationId' | 'version' | 'number' | 'status'>;
  onClose: () => void;
}

/** For super admins: the money of an invoice is in the account. */
export function PayInvoiceDialog({ invoice, onClose }: SettledProps) {
  const t = useWords(invoiceWords);
  const today = useFormats().today();
  const { organisationId, id, version, number } = invoice;
  const contractForm = useCommandForm({
    operation: payInvoice,
    schema: payInvoice.body,
    defaultValues: { version, paidOn: today, reference: '' },
    labels: { paidOn: t('pay.on'), reference: t('pay.reference') },
    request: (body) => ({ params: { id: organisationId, invoiceId: id }, body }),
    done: () => ({ title: t('pay.done'), message: number }),
    onClose,
  });
  return (
    <FormDialog
      contractForm={contractForm}
      title={t('pay.title', { number })}
      hint={t('pay.help')}
      maxWidth="sm"
      submitLabel={t('pay.action')}
      busyLabel={t('pay.busy')}
      onClose={onClose}
    >
      <DateInput name="paidOn" label={t('pay.on')} max={today} />
      <TextInput name="reference" label={t('pay.reference')} maxLength={200} />
    </FormDialog>
  );
}
