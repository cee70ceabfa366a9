import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { BilledFee, BilledLine, Currency } from '@quillcare/contracts';
import { getNumberFormat } from '@quillcare/rules';
import { Muted } from '@quillcare/ui';
import { Money } from '../../shared/formats/money.view';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { billedFeeWords } from './billed-fees.en';

export interface BilledLineRowProps {
  line: BilledLine;
  currency: Currency;
  /** Null with read-only access. */
  onEnter: (() => void) | null;
}

/** One line: quoted amount, billed amount, and the difference with its reason. */
export function BilledLineRow({ line, currency, onEnter }: BilledLineRowProps) {
  const t = useWords(billedFeeWords);
  const { description, providerName, billedBy, quoted, billed } = line;
  const missing = notQuoted(line);
  const money = (minor: number) => <Money minor={minor} currency={currency} />;
  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'start' }}>
        <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{description}</Typography>
          <Muted>
            {[line.isAdded ? null : providerName, t(`by.${billedBy}`)].filter(Boolean).join(' · ')}
          </Muted>
        </Box>
        <Box component="dl" sx={COLUMNS}>
          <Figure label={t('quoted')}>{missing ? t(missing) : money(quoted.totalMinor)}</Figure>
          <Figure label={t('billed')}>{billed ? money(billed.totalMinor) : '–'}</Figure>
          <Figure label={t('difference')}>
            {billed ? <Difference of={billed} currency={currency} /> : '–'}
          </Figure>
        </Box>
        {onEnter && (
          <Button
            size="small"
            aria-label={t(billed ? 'change' : 'enter', { name: description })}
            onClick={onEnter}
          >
            {t(billed ? 'changeLabel' : 'enterLabel')}
          </Button>
        )}
      </Box>
      {billed && <FeeDetails fee={billed} />}
    </Box>
  );
}

/** Returns why a line has no quoted amount. Null if it has one. */
function notQuoted({ isAdded, basis }: BilledLine): 'notQuoted' | 'notIncluded' | null {
  if (isAdded) return 'notQuoted';
  return basis === 'NOT_INCLUDED' ? 'notIncluded' : null;
}

const COLUMNS = {
  m: 0,
  display: 'grid',
  columnGap: 2,
  flex: { xs: '1 1 100%', sm: '0 1 auto' },
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: '104px 104px 150px' },
};

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ textAlign: 'right', minWidth: 0 }}>
      <Muted component="dt">{label}</Muted>
      <Typography component="dd" className="tabular" sx={{ m: 0 }}>
        {children}
      </Typography>
    </Box>
  );
}

type FeeDifference = Pick<BilledFee, 'differenceMinor' | 'differenceBasisPoints'>;

/** The difference as an amount and a percentage, highlighted if more was billed than quoted. */
export function Difference({ of, currency }: { of: FeeDifference; currency: Currency }) {
  const words = useFormatDifference(currency);
  const colour = of.differenceMinor > 0 ? 'warning.main' : 'text.primary';
  return (
    <Box component="span" sx={{ color: of.differenceMinor === 0 ? 'text.secondary' : colour }}>
      {words(of)}
    </Box>
  );
}

/** Formats a difference: "+$300.00 (+25 %)", or that there is none. */
function useFormatDifference(currency: Currency) {
  const t = useWords(billedFeeWords);
  const { locale } = useFormats();
  const money = getNumberFormat(locale, { style: 'currency', currency, signDisplay: 'exceptZero' });
  const share = getNumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return ({ differenceMinor, differenceBasisPoints }: FeeDifference) => {
    if (differenceMinor === 0) return t('none');
    const amount = money.format(differenceMinor / 100);
    if (differenceBasisPoints === null) return amount;
    return t('withShare', { amount, percent: share.format(differenceBasisPoints / 10_000) });
  };
}

/** The invoice and the reason. */
function FeeDetails({ fee }: { fee: BilledFee }) {
  const t = useWords(billedFeeWords);
  const formats = useFormats();
  const day = formats.date(fee.billedOn);
  const reference = fee.invoiceReference;
  const reason = fee.reason && [t(`reasons.${fee.reason}`), fee.reasonText].filter(Boolean).join(': ');
  return (
    <Muted sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
      {[reference ? t('invoice', { day, reference }) : t('onlyDay', { day }), fee.billerName, reason]
        .filter(Boolean)
        .join(' · ')}
    </Muted>
  );
}
