import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ChargedInvoice, Invoice } from '@quillcare/contracts';
import { addDays, formatMoney } from '@quillcare/rules';
import { FactList, TitledDialog, Muted } from '@quillcare/ui';
import { DownloadButton, type DownloadableFile } from '../files/download-button.view';
import { useFormats } from '../formats/use-formats';
import { PLAN_NAMES } from '../plans/subscription-status';
import { useLocale } from '../words/locale.store';
import { useWords } from '../words/words';
import { invoiceWords } from './invoice.en';
import { describePayment } from './payment-text';

interface InvoiceProps {
  invoice: ChargedInvoice;
}

/** Shows an invoice with the details required for a tax invoice. */
export function InvoiceDialog({
  invoice,
  file,
  isPlatform = false,
  onClose,
}: InvoiceProps & { file: DownloadableFile; isPlatform?: boolean; onClose: () => void }) {
  const t = useWords(invoiceWords);
  const { number, gstBasisPoints, seller } = invoice;
  // As on its PDF: only Australia calls it a tax invoice.
  const isTaxInvoice = gstBasisPoints > 0 && seller.taxNumber?.kind === 'ABN';
  return (
    <TitledDialog
      title={t(isTaxInvoice ? 'tax' : 'plain', { number })}
      onClose={onClose}
      actions={
        <>
          <DownloadButton file={file} label={t('download')} failed={t('downloadFailed')} />
          {invoice.credit && (
            <DownloadButton
              file={{ ...file, parts: { ...file.parts, query: { document: 'CREDIT_NOTE' } } }}
              label={t('downloadCredit', { number: invoice.credit.number })}
              failed={t('downloadFailed')}
            />
          )}
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      <Parties invoice={invoice} isPlatform={isPlatform} />
      <Lines invoice={invoice} />
      {(invoice.status === 'PENDING' || invoice.status === 'OVERDUE') && (
        <PaymentInstructions invoice={invoice} />
      )}
    </TitledDialog>
  );
}

function Parties({ invoice, isPlatform }: InvoiceProps & { isPlatform: boolean }) {
  const t = useWords(invoiceWords);
  const { date } = useFormats();
  const { seller, customer, issuedOn, suppliedOn, dueOn, paidOn, status, credit } = invoice;
  const payment = describePayment(invoice, useLocale(), isPlatform);
  const { taxNumber } = seller;
  const sold = [seller.name, taxNumber && t(`taxNumber.${taxNumber.kind}`, { number: taxNumber.number })];
  const bought = [
    customer.practice,
    customer.name,
    customer.email,
    customer.businessNumber && t('businessNumber', { number: customer.businessNumber }),
  ];
  return (
    <FactList
      items={[
        { label: t('seller'), value: sold.filter(Boolean).join(', ') },
        { label: t('customer'), value: bought.filter(Boolean).join(', ') },
        { label: t('issuedOn'), value: date(issuedOn) },
        { label: t('suppliedOn'), value: date(suppliedOn) },
        paidOn ? { label: t('paidOn'), value: date(paidOn) } : { label: t('dueOn'), value: date(dueOn) },
        { label: t('status'), value: t(`statuses.${status}`) },
        ...(payment ? [{ label: t('payment'), value: payment }] : []),
        ...(credit
          ? [{ label: t('creditedOn'), value: t('creditedBy', { ...credit, date: date(credit.on) }) }]
          : []),
      ]}
    />
  );
}

function Lines({ invoice }: InvoiceProps) {
  const t = useWords(invoiceWords);
  const { date } = useFormats();
  const locale = useLocale();
  const { lines, currency, netMinor, gstMinor, totalMinor, gstBasisPoints } = invoice;
  const money = (minor: number) => formatMoney(minor, currency, locale);
  const lineDescription = ({
    kind,
    plan,
    cycle,
    from,
    until,
    amountMinor,
    label,
  }: Invoice['lines'][number]) =>
    label ??
    t(kind === 'PLAN' ? 'PLAN' : amountMinor < 0 ? 'credit' : 'PRORATION', {
      terms: t('terms', { plan: PLAN_NAMES[plan], cycle: t(`cycles.${cycle}`) }),
      from: date(from),
      until: date(until > from ? addDays(until, -1) : from),
    });
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      {lines.map((line, at) => (
        <Line key={at} label={lineDescription(line)} amount={money(line.amountMinor)} />
      ))}
      <Line label={t('net')} amount={money(netMinor)} />
      {gstBasisPoints > 0 ? (
        <Line label={t('gst', { rate: gstBasisPoints / 100 })} amount={money(gstMinor)} />
      ) : (
        <Muted>{t('noGst')}</Muted>
      )}
      <Line isTotal label={t('total', { currency })} amount={money(totalMinor)} />
    </Box>
  );
}

function PaymentInstructions({ invoice: { seller, number } }: InvoiceProps) {
  const t = useWords(invoiceWords);
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{t('transfer')}</Typography>
      <Typography>
        {seller.bank ? t('transferTo', { ...seller.bank, number }) : t('transferAsk', { number })}
      </Typography>
    </Box>
  );
}

/** One amount of an invoice, or of a charge to be confirmed. */
export function Line({ label, amount, isTotal }: { label: string; amount: string; isTotal?: boolean }) {
  const fontWeight = isTotal ? 600 : undefined;
  return (
    <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
      <Typography component="span" sx={{ fontWeight }}>
        {label}
      </Typography>
      <Typography component="span" className="tabular" sx={{ fontWeight, whiteSpace: 'nowrap' }}>
        {amount}
      </Typography>
    </Box>
  );
}
