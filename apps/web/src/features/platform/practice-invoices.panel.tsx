import Button from '@mui/material/Button';
import { listInvoicesOfPractice, payInvoice, type Invoice } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useState } from 'react';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useFormats } from '../../shared/formats/use-formats';
import { DateInput } from '../../shared/forms/date.input';
import { TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { InvoiceList } from '../../shared/invoices/invoice-list.view';
import { invoiceWords } from '../../shared/invoices/invoice.en';
import { Loaded } from '../../shared/loading/loaded.view';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { CommandDialog } from './command.dialog';
import { subscriptionWords } from './subscription.en';
import type { OfPractice } from './subscription.panel';

type OfOrganisation = Pick<OfPractice, 'organisation'>;

/** The invoices of a practice, and what says that one was paid. */
export function PracticeInvoicesPanel({ organisation }: OfOrganisation) {
  const t = useWords(subscriptionWords);
  const tInvoices = useWords(invoiceWords);
  const request = useOperationQuery(listInvoicesOfPractice, { params: { id: organisation.id } });
  const [paying, setPaying] = useState<Invoice | null>(null);
  const canBePaid = ({ status }: Invoice) => status === 'PENDING' || status === 'OVERDUE';
  return (
    <Panel title={tInvoices('title')}>
      <Loaded request={request} failed={tInvoices('failed')} skeleton={96}>
        {({ items }) => (
          <InvoiceList
            invoices={items}
            action={(invoice) =>
              canBePaid(invoice) && (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={t('payOne', { number: invoice.number })}
                  onClick={() => setPaying(invoice)}
                >
                  {t('pay')}
                </Button>
              )
            }
          />
        )}
      </Loaded>
      {paying && <PayDialog {...{ organisation }} invoice={paying} onClose={() => setPaying(null)} />}
    </Panel>
  );
}

function PayDialog({
  organisation,
  invoice,
  onClose,
}: OfOrganisation & { invoice: Invoice; onClose: () => void }) {
  const t = useWords(subscriptionWords);
  const today = useFormats().today();
  const [run] = useOperationMutation(payInvoice);
  const contractForm = useContractForm({
    schema: payInvoice.body,
    defaultValues: { version: invoice.version, paidOn: today, reference: '' },
    labels: { paidOn: t('paidOn'), reference: t('payReference') },
    toProblem,
    submit: async (body) => {
      await run({ params: { id: organisation.id, invoiceId: invoice.id }, body });
      showToast({ title: t('payDone'), message: invoice.number });
      onClose();
    },
  });
  return (
    <CommandDialog
      contractForm={contractForm}
      title={t('payTitle', { number: invoice.number })}
      help={t('payHelp')}
      submit={t('pay')}
      submitting={t('paying')}
      onClose={onClose}
    >
      <DateInput name="paidOn" label={t('paidOn')} max={today} />
      <TextInput name="reference" label={t('payReference')} maxLength={200} />
    </CommandDialog>
  );
}
