import Box from '@mui/material/Box';
import { listInvoices } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { InvoiceList } from '../../shared/invoices/invoice-list.view';
import { invoiceWords } from '../../shared/invoices/invoice.en';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';

/** The practice's invoices. */
export function InvoicesPanel() {
  const t = useWords(invoiceWords);
  const request = useOperationQuery(listInvoices, {});
  return (
    <Box sx={{ mt: 4, maxWidth: { lg: 640 } }}>
      <Panel title={t('title')}>
        <Loaded request={request} failed={t('failed')} skeleton={96}>
          {({ items }) => <InvoiceList invoices={items} />}
        </Loaded>
      </Panel>
    </Box>
  );
}
