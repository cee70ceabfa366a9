import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ImportTable } from '@quillcare/contracts';
import { columnTargets, type ColumnTarget, type ImportEntityType } from '@quillcare/rules';
import { Muted } from '@quillcare/ui';
import { useWords } from '../../shared/words/words';
import { findChoiceProblems, toColumnLetter, withField, type ColumnChoice } from './column-choice';
import { columnWords } from './column.en';
import { useFieldNames } from './use-field-names';

interface ColumnRowsProps {
  entityType: ImportEntityType;
  table: ImportTable;
  choice: ColumnChoice;
  onChange: (choice: ColumnChoice) => void;
}

/** All columns of the file, with examples and the choice of target field. */
export function ColumnRows({ entityType, table, choice, onChange }: ColumnRowsProps) {
  const t = useWords(columnWords);
  const { repeated } = findChoiceProblems(entityType, choice);
  const targets = columnTargets(entityType);
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
      <Box aria-hidden sx={{ ...ROW, ...HEAD }}>
        {(['column', 'examples', 'becomes'] as const).map((word) => (
          <Muted key={word} sx={{ fontWeight: 500 }}>
            {t(word)}
          </Muted>
        ))}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {table.columns.map((column, at) => (
          <ColumnRow
            key={at}
            {...{ at, column, targets, choice, entityType, preset: table.preset }}
            isTwice={repeated.includes(at)}
            onField={(field) => onChange(withField(entityType, choice, at, field))}
          />
        ))}
      </Box>
    </Box>
  );
}

const HEAD = { display: { xs: 'none', sm: 'grid' }, borderBottom: 1, borderColor: 'divider' };
const ROW = {
  display: 'grid',
  gap: 2,
  rowGap: 0.5,
  px: 2,
  py: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1.2fr)' },
};

interface ColumnRowProps {
  at: number;
  column: ImportTable['columns'][number];
  targets: readonly ColumnTarget[];
  choice: ColumnChoice;
  entityType: ImportEntityType;
  preset: string | null;
  isTwice: boolean;
  onField: (field: string | null) => void;
}

function ColumnRow({ at, column, targets, choice, entityType, preset, isTwice, onField }: ColumnRowProps) {
  const t = useWords(columnWords);
  const nameOf = useFieldNames(entityType);
  const field = choice.fields[at] ?? null;
  const name = column.header || t('noName', { letter: toColumnLetter(at) });
  const hint = useHint({ column, field, choice, targets, preset });
  const wrong = isTwice && field !== null ? t('twice', { field: nameOf(field) }) : undefined;
  return (
    <Box component="li" sx={{ ...ROW, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Muted sx={{ overflowWrap: 'anywhere' }}>
        {column.examples.length > 0 ? column.examples.join(' · ') : t('noExamples')}
      </Muted>
      <TextField
        select
        size="small"
        fullWidth
        value={field ?? ''}
        error={wrong !== undefined}
        helperText={wrong ?? hint}
        onChange={({ target }) => onField(target.value === '' ? null : target.value)}
        slotProps={{ select: { native: true }, htmlInput: { 'aria-label': t('fieldOf', { column: name }) } }}
      >
        <option value="">{t('doNotImport')}</option>
        {targets.map(({ key, required }) => (
          <option key={key} value={key}>
            {required ? t('required', { field: nameOf(key) }) : nameOf(key)}
          </option>
        ))}
      </TextField>
    </Box>
  );
}

/** Explains how several columns are combined into one value, or why this column was recognised. */
function useHint(
  row: Pick<ColumnRowProps, 'column' | 'choice' | 'targets' | 'preset'> & { field: string | null },
) {
  const t = useWords(columnWords);
  const { column, field, choice, targets, preset } = row;
  if (field === null) return undefined;
  const joining = targets.find(({ key }) => key === field)?.joining;
  if (joining && choice.fields.filter((one) => one === field).length > 1) {
    const hasRoom = targets.some(({ key }) => key === 'notes');
    const isNumbers = joining === 'PHONES' || joining === 'EMAILS';
    return t(isNumbers && !hasRoom ? `joins.${joining}_ONE` : `joins.${joining}`);
  }
  if (column.field !== field) return undefined;
  if (column.by === 'CONTENT') return t('guessed');
  return column.by === 'PRESET' && preset ? t('fromPreset', { product: preset }) : undefined;
}
