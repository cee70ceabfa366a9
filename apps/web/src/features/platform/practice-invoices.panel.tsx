import Button from '@mui/material/Button';
import { getInvoicePdfOfPractice, listInvoicesOfPractice, type Invoice } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useState } from 'react';
import { useOperationQuery } from '../../shared/api/hooks';
import { InvoiceList } from '../../shared/invoices/invoice-list.view';
import { PayInvoiceDialog } from '../../shared/invoices/pay-invoice.dialog';
import { invoiceWords } from '../../shared/invoices/invoice.en';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import type { OfPractice } from './subscription.panel';

type OfOrganisation = Pick<OfPractice, 'organisation'>;

/** The invoices of a practice, and what says that one was paid. */
export function PracticeInvoicesPanel({ organisation }: OfOrganisation) {
  const t = useWords(invoiceWords);
  const request = useOperationQuery(listInvoicesOfPractice, { params: { id: organisation.id } });
  const [paying, setPaying] = useState<Invoice | null>(null);
  const canBePaid = ({ status }: Invoice) => status === 'PENDING' || status === 'OVERDUE';
  return (
    <Panel title={t('title')}>
      <Loaded request={request} failed={t('failed')} skeleton={96}>
        {({ items }) => (
          <InvoiceList
            invoices={items}
            fileOf={({ number }) => ({
              operation: getInvoicePdfOfPractice,
              parts: { params: { id: organisation.id, number } },
            })}
            action={(invoice) =>
              canBePaid(invoice) && (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={t('pay.one', { number: invoice.number })}
                  onClick={() => setPaying(invoice)}
                >
                  {t('pay.action')}
                </Button>
              )
            }
          />
        )}
      </Loaded>
      {paying && (
        <PayInvoiceDialog
          invoice={{ ...paying, organisationId: organisation.id }}
          onClose={() => setPaying(null)}
        />
      )}
    </Panel>
  );
}
