import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Invoice } from '@quillcare/contracts';
import { formatMoney } from '@quillcare/rules';
import { StatusChip, type ToneName } from '@quillcare/ui';
import { useState, type ReactNode } from 'react';
import { useFormats } from '../formats/use-formats';
import { useLocale } from '../words/locale.store';
import { useWords } from '../words/words';
import { invoiceWords } from './invoice.en';
import { InvoiceDialog } from './invoice.dialog';

const TONES: Record<Invoice['status'], ToneName> = {
  DRAFT: 'muted',
  PENDING: 'info',
  PAID: 'success',
  OVERDUE: 'error',
  CANCELLED: 'muted',
  REFUNDED: 'muted',
};

export interface InvoiceListProps {
  invoices: readonly Invoice[];
  /** What can be done with one, beside looking at it. */
  action?: (invoice: Invoice) => ReactNode;
}

/** Invoices, the newest first; each opens. */
export function InvoiceList({ invoices, action }: InvoiceListProps) {
  const t = useWords(invoiceWords);
  const [shown, setShown] = useState<Invoice | null>(null);
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
      {shown && <InvoiceDialog invoice={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function Summary({ invoice }: { invoice: Invoice }) {
  const t = useWords(invoiceWords);
  const { date } = useFormats();
  const locale = useLocale();
  const { status, totalMinor, currency, issuedOn, dueOn, paidOn } = invoice;
  const then = paidOn ? t('paid', { date: date(paidOn) }) : t('due', { date: date(dueOn) });
  return (
    <Box sx={{ flex: '1 1 240px' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography className="tabular" sx={{ fontWeight: 600 }}>
          {formatMoney(totalMinor, currency, locale)}
        </Typography>
        <StatusChip label={t(`statuses.${status}`)} tone={TONES[status]} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('issued', { date: date(issuedOn) })}, {then}
      </Typography>
    </Box>
  );
}
