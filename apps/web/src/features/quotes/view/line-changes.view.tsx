import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { QuoteLineChange } from '@quillcare/contracts';
import type { Currency } from '@quillcare/rules';
import { Muted, StatusChip, type ToneName } from '@quillcare/ui';
import { useFormats, type Formats } from '../../../shared/formats/use-formats';
import { lookUp, useWords } from '../../../shared/words/words';
import { versionWords } from './quote-versions.en';
import { formatSigned } from './stale-prices';

type LineChangeKind = Exclude<QuoteLineChange['change'], 'SAME'>;

const TONES: Record<LineChangeKind, ToneName> = { ADDED: 'success', REMOVED: 'error', CHANGED: 'info' };

export interface LineChangesProps {
  lines: readonly QuoteLineChange[];
  currency: Currency;
  label?: string;
}

/** The lines that differ, with what and by how much. Unchanged lines are only counted. */
export function LineChanges({ lines, currency, label }: LineChangesProps) {
  const t = useWords(versionWords);
  const different = lines.filter(({ change }) => change !== 'SAME');
  const same = lines.length - different.length;
  if (different.length === 0) return <Typography color="textSecondary">{t('noChange')}</Typography>;
  return (
    <Box>
      <Box component="ul" aria-label={label ?? t('lines')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {different.map((line) => (
          <ChangedLine key={line.key} line={line} currency={currency} />
        ))}
      </Box>
      {same > 0 && (
        <Muted sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>{t('same', { count: same })}</Muted>
      )}
    </Box>
  );
}

function ChangedLine({ line, currency }: { line: QuoteLineChange; currency: Currency }) {
  const t = useWords(versionWords);
  const formats = useFormats();
  const change = line.change as LineChangeKind;
  const money = (minor: number) => formats.money(minor, currency);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center', minWidth: 0 }}>
        <Typography component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {(line.after ?? line.before)?.description}
        </Typography>
        <StatusChip label={t(change)} tone={TONES[change]} />
      </Box>
      <Typography component="span" className="tabular" sx={{ fontWeight: 500, whiteSpace: 'nowrap' }}>
        {formatSigned(line.differenceMinor, money)}
      </Typography>
      {line.fields.length > 0 && (
        <Box component="ul" sx={{ gridColumn: '1 / -1', listStyle: 'none', m: 0, mt: 0.25, p: 0 }}>
          {line.fields.map((field) => (
            <Muted key={field.field} component="li" className="tabular" sx={{ overflowWrap: 'anywhere' }}>
              {t('change', {
                field: lookUp(versionWords, `fields.${field.field}`) ?? field.field,
                before: valueOf(field.field, field.before, money, formats),
                after: valueOf(field.field, field.after, money, formats),
              })}
            </Muted>
          ))}
        </Box>
      )}
    </Box>
  );
}

function valueOf(
  field: string,
  value: string | number,
  money: (minor: number) => string,
  { locale }: Formats,
): string {
  if (typeof value === 'number') return field.endsWith('Minor') ? money(value) : value.toLocaleString(locale);
  if (value === '') return '–';
  return field === 'description' ? value : (lookUp(versionWords, `values.${value}`) ?? value);
}
