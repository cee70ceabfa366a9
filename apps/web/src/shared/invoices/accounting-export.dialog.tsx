import { accountingSoftware, exportBills, type exportSales } from '@quillcare/contracts';
import { findReportPeriod } from '@quillcare/rules';
import { toProblem } from '../api/problem';
import { downloadFile } from '../files/download-file';
import { useFormats } from '../formats/use-formats';
import { DateInput } from '../forms/date.input';
import { FormDialog } from '../forms/form.dialog';
import { SelectInput } from '../forms/inputs.view';
import { useContractForm } from '../forms/use-contract-form';
import { useSession } from '../session/session.context';
import { useWords } from '../words/words';
import { invoiceWords } from './invoice.en';

interface AccountingExportProps {
  operation: typeof exportBills | typeof exportSales;
  onClose: () => void;
}

/** Exports invoices as a file for accounting software. */
export function AccountingExportDialog({ operation, onClose }: AccountingExportProps) {
  const t = useWords(invoiceWords);
  const today = useFormats().today();
  const { country } = useSession().organisation;
  // The platform, which exports its sales, is an Australian company.
  const year = findReportPeriod('year', today, operation === exportBills ? country : 'AU');
  const contractForm = useContractForm({
    schema: exportBills.query,
    defaultValues: { software: 'XERO', from: year.from, to: today },
    labels: { software: t('accounting.software'), from: t('accounting.from'), to: t('accounting.to') },
    toProblem,
    failedTitle: t('accounting.failed'),
    submit: async (query) => {
      await downloadFile(operation, { query });
      onClose();
    },
  });
  return (
    <FormDialog
      contractForm={contractForm}
      title={t('accounting.title')}
      hint={t('accounting.hint')}
      submitLabel={t('accounting.action')}
      busyLabel={t('accounting.busy')}
      onClose={onClose}
    >
      <SelectInput
        name="software"
        label={t('accounting.software')}
        options={accountingSoftware.options.map((value) => ({
          value,
          label: t(`accounting.names.${value}`),
        }))}
      />
      <DateInput name="from" label={t('accounting.from')} max={today} notAfter="to" />
      <DateInput name="to" label={t('accounting.to')} max={today} notBefore="from" />
    </FormDialog>
  );
}
