import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { compareQuotes, type Quote, type QuoteVersion, type ResultOf } from '@quillcare/contracts';
import { TitledDialog } from '@quillcare/ui';
import { useState } from 'react';
import { useOperationQuery } from '../../../shared/api/hooks';
import { useFormats } from '../../../shared/formats/use-formats';
import { SelectBox } from '../../../shared/forms/select-box.view';
import { Loaded } from '../../../shared/loading/loaded.view';
import { useWords } from '../../../shared/words/words';
import { LineChanges } from './line-changes.view';
import { versionWords } from './quote-versions.en';
import { formatSigned } from './stale-prices';

export interface ComparisonDialogProps {
  quote: Quote;
  /** Newest first, at least two. */
  versions: readonly QuoteVersion[];
  onClose: () => void;
}

/** Compares two versions line by line, with the difference in totals. */
export function ComparisonDialog({ quote, versions, onClose }: ComparisonDialogProps) {
  const t = useWords(versionWords);
  const [chosen, setChosen] = useState(() => defaultPair(quote, versions));
  const request = useOperationQuery(compareQuotes, {
    params: { id: chosen.after },
    query: { with: chosen.before },
  });
  return (
    <TitledDialog
      title={t('compareTitle')}
      onClose={onClose}
      isText
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        {(['before', 'after'] as const).map((side) => (
          <SelectBox
            key={side}
            label={t(side === 'before' ? 'from' : 'to')}
            options={versions.map(({ id, revision }) => ({
              value: id,
              label: t('name', { version: revision }),
            }))}
            value={chosen[side]}
            onChange={(id) => setChosen({ ...chosen, [side]: id })}
          />
        ))}
      </Box>
      <Loaded request={request} failed={t('compareFailed')} skeleton={160}>
        {(comparison) => <Comparison comparison={comparison} currency={quote.currency} />}
      </Loaded>
    </TitledDialog>
  );
}

/** Returns the initial pair: the displayed version and the one before it. For the first version, the one after it. */
function defaultPair({ id }: Quote, versions: readonly QuoteVersion[]): { before: string; after: string } {
  const at = versions.findIndex((version) => version.id === id);
  const older = versions[at + 1];
  if (older) return { before: older.id, after: id };
  return { before: id, after: versions[at - 1]?.id ?? id };
}

interface ComparisonProps {
  comparison: ResultOf<typeof compareQuotes>;
  currency: Quote['currency'];
}

function Comparison({ comparison, currency }: ComparisonProps) {
  const t = useWords(versionWords);
  const formats = useFormats();
  const money = (minor: number) => formats.money(minor, currency);
  const { beforeMinor, afterMinor, differenceMinor, lines } = comparison;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, pb: 1.5 }}>
        <Typography className="tabular" sx={{ fontWeight: 600 }}>
          {t('change', { field: t('total'), before: money(beforeMinor), after: money(afterMinor) })}
        </Typography>
        <Typography className="tabular" sx={{ fontWeight: 600 }}>
          {formatSigned(differenceMinor, money)}
        </Typography>
      </Box>
      <LineChanges lines={lines} currency={currency} />
    </>
  );
}
