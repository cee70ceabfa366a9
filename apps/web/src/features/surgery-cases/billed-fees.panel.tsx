import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  getBilledFees,
  recordBilledFees,
  type BilledFees,
  type BilledLine,
  type SurgeryCase,
} from '@quillcare/contracts';
import { Muted, Panel } from '@quillcare/ui';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { billedActs } from './billed-acts.definition';
import { BilledFeeDialog } from './billed-fee.dialog';
import { billedFeeWords } from './billed-fees.en';
import { BilledLineRow, Difference } from './billed-line.view';

/** Quoted against billed, line by line: the basis for discussing a bill that is higher than expected. */
export function BilledFeesPanel({ surgeryCase: { id } }: { surgeryCase: SurgeryCase }) {
  const t = useWords(billedFeeWords);
  const request = useOperationQuery(getBilledFees, { params: { id } });
  return (
    <Panel title={t('title')} hint={t('hint')}>
      <Loaded request={request} failed={t('failed')} skeleton={200}>
        {(fees) =>
          fees.isOpen || fees.totals.linesBilled > 0 ? (
            <Fees fees={fees} />
          ) : (
            <Typography color="textSecondary">{t('notYet')}</Typography>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Fees({ fees }: { fees: BilledFees }) {
  const t = useWords(billedFeeWords);
  const { allows } = useRights();
  const [edited, setEdited] = useState<BilledLine | null>(null);
  const { today } = useFormats();
  const mayEnter = fees.isOpen && allows(recordBilledFees);
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box component="ul" aria-label={t('title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fees.lines.map((line) => (
          <BilledLineRow
            key={line.lineId}
            line={line}
            currency={fees.currency}
            onEnter={mayEnter ? () => setEdited(line) : null}
          />
        ))}
      </Box>
      <BilledTotals fees={fees} />
      {mayEnter && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <ActButtons acts={[billedActs.rest(today()), billedActs.add]} record={fees} />
        </Box>
      )}
      {edited && <BilledFeeDialog fees={fees} line={edited} onClose={() => setEdited(null)} />}
    </Box>
  );
}

/** Totals of the billed lines, and what has yet to be billed. */
function BilledTotals({ fees: { totals, currency } }: { fees: BilledFees }) {
  const t = useWords(billedFeeWords);
  const formats = useFormats();
  const money = (minor: number) => formats.money(minor, currency);
  const figures = [
    { label: t('quoted'), value: money(totals.quotedMinor) },
    { label: t('billed'), value: money(totals.billedMinor) },
    { label: t('difference'), value: <Difference of={totals} currency={currency} /> },
  ];
  return (
    <Box sx={{ borderTop: 2, borderColor: 'divider', pt: 1.5, display: 'grid', gap: 1 }}>
      {totals.linesBilled > 0 && (
        <>
          <Typography sx={{ fontWeight: 600 }}>{t('total')}</Typography>
          <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
            {figures.map(({ label, value }) => (
              <Box key={label}>
                <Muted component="dt">{label}</Muted>
                <Typography component="dd" className="tabular" sx={{ m: 0, fontWeight: 600 }}>
                  {value}
                </Typography>
              </Box>
            ))}
          </Box>
        </>
      )}
      <Muted>
        {t('whole', { amount: money(totals.quoteMinor) })}{' '}
        {totals.linesToBill > 0 && t('toBill', { count: totals.linesToBill })}
      </Muted>
    </Box>
  );
}
