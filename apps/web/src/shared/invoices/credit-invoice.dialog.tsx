import { creditInvoice, type PlatformInvoice } from '@quillcare/contracts';
import { FormDialog } from '../forms/form.dialog';
import { TextInput } from '../forms/inputs.view';
import { useCommandForm } from '../forms/use-command-form';
import { useWords } from '../words/words';
import { invoiceWords } from './invoice.en';
import type { SettledProps } from './pay-invoice.dialog';

interface CreditedProps extends SettledProps {
  invoice: SettledProps['invoice'] & Pick<PlatformInvoice, 'paymentMethod'>;
}

/** For super admins: an invoice is taken back, whether it was paid or not. */
export function CreditInvoiceDialog({ invoice, onClose }: CreditedProps) {
  const t = useWords(invoiceWords);
  const { organisationId, id, version, number, status, paymentMethod } = invoice;
  const isByCard = status === 'PAID' && paymentMethod !== 'BANK_TRANSFER' && paymentMethod !== null;
  const how = status === 'PAID' ? 'refund' : 'cancel';
  const contractForm = useCommandForm({
    operation: creditInvoice,
    schema: creditInvoice.body,
    defaultValues: { version, reason: '' },
    labels: { reason: t('takeBack.reason') },
    request: (body) => ({ params: { id: organisationId, invoiceId: id }, body }),
    done: () => ({ title: t(`takeBack.${how}.done`), message: number }),
    onClose,
  });
  return (
    <FormDialog
      contractForm={contractForm}
      title={t(`takeBack.${how}.title`, { number })}
      hint={t(isByCard ? 'takeBack.refund.helpCard' : `takeBack.${how}.help`)}
      maxWidth="sm"
      submitLabel={t(`takeBack.${how}.action`)}
      busyLabel={t('takeBack.busy')}
      onClose={onClose}
    >
      <TextInput name="reason" label={t('takeBack.reason')} help={t('takeBack.reasonHelp')} maxLength={500} />
    </FormDialog>
  );
}
