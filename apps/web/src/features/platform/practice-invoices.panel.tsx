import { getInvoicePdfOfPractice, listInvoicesOfPractice } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { useOperationQuery } from '../../shared/api/hooks';
import { InvoiceList } from '../../shared/invoices/invoice-list.view';
import { invoiceActs } from '../../shared/invoices/invoice-acts.definition';
import { invoiceWords } from '../../shared/invoices/invoice.en';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import type { OfPractice } from './subscription.panel';

type OfOrganisation = { record: OfPractice['organisation'] };

/** A practice's invoices, with an action to record a payment. */
export function PracticeInvoicesPanel({ record: organisation }: OfOrganisation) {
  const t = useWords(invoiceWords);
  const request = useOperationQuery(listInvoicesOfPractice, { params: { id: organisation.id } });
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
            action={(invoice) => (
              <ActButtons
                acts={[invoiceActs.pay]}
                record={{ ...invoice, organisationId: organisation.id }}
                look={{ size: 'small' }}
                about={invoice.number}
              />
            )}
          />
        )}
      </Loaded>
    </Panel>
  );
}
