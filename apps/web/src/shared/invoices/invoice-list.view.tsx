import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ChargedInvoice } from '@quillcare/contracts';
import { formatMoney } from '@quillcare/rules';
import { StatusChip, Muted } from '@quillcare/ui';
import { useState, type ReactNode } from 'react';
import type { DownloadableFile } from '../files/download-button.view';
import { useFormats } from '../formats/use-formats';
import { useLocale } from '../words/locale.store';
import { useWords } from '../words/words';
import { invoiceWords } from './invoice.en';
import { INVOICE_TONES } from './invoice-look';
import { InvoiceDialog } from './invoice.dialog';
import { describePayment } from './payment-text';

export interface InvoiceListProps {
  invoices: readonly ChargedInvoice[];
  fileOf: (invoice: ChargedInvoice) => DownloadableFile;
  /** Renders further actions on an invoice. */
  action?: (invoice: ChargedInvoice) => ReactNode;
}

/** Lists invoices, newest first. Each can be opened. */
export function InvoiceList({ invoices, fileOf, action }: InvoiceListProps) {
  const t = useWords(invoiceWords);
  const [shown, setShown] = useState<ChargedInvoice | null>(null);
  if (invoices.length === 0) return <Typography color="textSecondary">{t('none')}</Typography>;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {invoices.map((invoice) => (
          <Box
            component="li"
            key={invoice.id}
            sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}
          >
            <Summary invoice={invoice} />
            <Box sx={{ display: 'flex', gap: 1 }}>
              <Button
                size="small"
                variant="outlined"
                aria-label={t('open', { number: invoice.number })}
                onClick={() => setShown(invoice)}
              >
                {invoice.number}
              </Button>
              {action?.(invoice)}
            </Box>
          </Box>
        ))}
      </Box>
      {shown && <InvoiceDialog invoice={shown} file={fileOf(shown)} onClose={() => setShown(null)} />}
    </>
  );
}

function Summary({ invoice }: { invoice: ChargedInvoice }) {
  const t = useWords(invoiceWords);
  const { date } = useFormats();
  const locale = useLocale();
  // The payment method is shown next to the payment date instead.
  const payment = invoice.paymentMethod ? null : describePayment(invoice, locale);
  const { status, totalMinor, currency, issuedOn, dueOn, paidOn, paymentMethod, credit } = invoice;
  const formatPaid = (on: string) =>
    paymentMethod
      ? t('paidBy', { date: date(on), method: t(`methods.${paymentMethod}`).toLowerCase() })
      : t('paid', { date: date(on) });
  const settlement = credit
    ? t('credited', { date: date(credit.on), number: credit.number })
    : paidOn
      ? formatPaid(paidOn)
      : t('due', { date: date(dueOn) });
  return (
    <Box sx={{ flex: '1 1 240px' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography className="tabular" sx={{ fontWeight: 600 }}>
          {formatMoney(totalMinor, currency, locale)}
        </Typography>
        <StatusChip label={t(`statuses.${status}`)} tone={INVOICE_TONES[status]} />
      </Box>
      <Muted>
        {t('issued', { date: date(issuedOn) })}, {settlement}
      </Muted>
      {payment && <Muted>{payment}</Muted>}
    </Box>
  );
}
