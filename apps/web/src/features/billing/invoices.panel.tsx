import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  exportBills,
  getInvoicePdf,
  listInvoices,
  listPaymentMethods,
  payInvoiceByCard,
  type ChargedInvoice,
} from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useState } from 'react';
import { AccountingExportDialog } from '../../shared/invoices/accounting-export.dialog';
import { InvoiceList } from '../../shared/invoices/invoice-list.view';
import { invoiceWords } from '../../shared/invoices/invoice.en';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { useHostedPage } from './use-hosted-page';

export function InvoicesPanel() {
  const t = useWords(invoiceWords);
  const request = useOperationQuery(listInvoices, {});
  const { data: methods } = useOperationQuery(listPaymentMethods, {});
  const { open, isOpening, refusal } = useHostedPage(payInvoiceByCard);
  const [isExporting, setExporting] = useState(false);
  const hasAny = (request.data?.items.length ?? 0) > 0;
  const payByCard = ({ number }: ChargedInvoice) => (
    <Button
      size="small"
      variant="contained"
      disabled={isOpening}
      aria-label={t('byCard.one', { number })}
      onClick={() => void open({ params: { number } })}
    >
      {t('byCard.action')}
    </Button>
  );
  return (
    <>
      <Panel
        title={t('title')}
        action={
          hasAny && (
            <Button size="small" onClick={() => setExporting(true)}>
              {t('accounting.open')}
            </Button>
          )
        }
      >
        {refusal && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {refusal}
          </Alert>
        )}
        <Loaded request={request} failed={t('failed')} skeleton={96}>
          {({ items }) => (
            <InvoiceList
              invoices={items}
              fileOf={({ number }) => ({ operation: getInvoicePdf, parts: { params: { number } } })}
              action={(invoice) => methods?.isOffered && isPayable(invoice) && payByCard(invoice)}
            />
          )}
        </Loaded>
      </Panel>
      {isExporting && <AccountingExportDialog operation={exportBills} onClose={() => setExporting(false)} />}
    </>
  );
}

function isPayable({ status, charge }: ChargedInvoice): boolean {
  return (status === 'PENDING' || status === 'OVERDUE') && charge?.state !== 'STARTED';
}
