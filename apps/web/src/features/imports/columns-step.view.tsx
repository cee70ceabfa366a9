import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ImportTable } from '@quillcare/contracts';
import type { ImportEntityType } from '@quillcare/rules';
import { StatusChip } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import {
  findChoiceProblems,
  ambiguousDate,
  recallChoice,
  suggestChoice,
  unfilledFields,
  type ColumnChoice,
} from './column-choice';
import { ColumnOptions } from './column-options.view';
import { ColumnRows } from './column-rows.view';
import { columnWords } from './column.en';
import { importWords } from './import.en';
import { useFieldNames } from './use-field-names';

export interface ColumnsStepProps {
  id: string;
  entityType: ImportEntityType;
  table: ImportTable;
  choice: ColumnChoice;
  onChange: (choice: ColumnChoice) => void;
  onSheet: (sheet: string) => void;
}

/** Step for mapping the columns: a summary if all are recognised, otherwise column by column. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { id, entityType, table, choice, onChange } = props;
  const t = useWords(columnWords);
  const remembered = recallChoice(entityType, table);
  const isAsLast = remembered !== null && JSON.stringify(remembered) === JSON.stringify(choice);
  const problems = findChoiceProblems(entityType, choice);
  const isOpen = problems.missing.length > 0 || problems.repeated.length > 0;
  const [isShown, setShown] = useState(isOpen || !(table.isCertain || isAsLast));
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography id={id} tabIndex={-1} component="h2" sx={{ fontWeight: 600, flex: '1 1 180px' }}>
          {t('title')}
        </Typography>
        {isAsLast && <StatusChip label={t('asLastTime')} tone="info" />}
        {!isOpen && (
          <Button size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {t(isShown ? 'hide' : 'review')}
          </Button>
        )}
      </Box>
      <Recognised {...props} isOpen={isOpen} />
      <PreviousMapping {...props} remembered={remembered} isAsLast={isAsLast} />
      <ColumnOptions
        {...props}
        openDate={ambiguousDate(table, entityType, choice)}
        isShown={isShown || isOpen}
      />
      {(isShown || isOpen) && (
        <ColumnRows entityType={entityType} table={table} choice={choice} onChange={onChange} />
      )}
      <MissingFields entityType={entityType} missing={problems.missing} />
    </Box>
  );
}

function Recognised({ entityType, table, choice, isOpen }: ColumnsStepProps & { isOpen: boolean }) {
  const t = useWords(columnWords);
  const tImport = useWords(importWords);
  const count = choice.fields.filter((field) => field !== null).length;
  const unmapped = table.columns
    .filter(({ header }, at) => header !== '' && choice.fields[at] === null)
    .map(({ header }) => header);
  const missingFields = unfilledFields(entityType, choice);
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 0.5 }}>
      {!isOpen && <Typography>{t('certain', { count })}</Typography>}
      {table.preset && <Line>{t('fromProduct', { product: table.preset })}</Line>}
      {unmapped.length > 0 && <Line>{t('notImported', { columns: unmapped.join(', ') })}</Line>}
      {missingFields.length > 0 && (
        <Line isWrong>
          <strong>{tImport('asked')}:</strong> {missingFields.join(', ')}
        </Line>
      )}
      {table.above.map((text) => (
        <Line key={text}>{t('above', { text })}</Line>
      ))}
    </Box>
  );
}

interface PreviousMappingProps extends ColumnsStepProps {
  remembered: ColumnChoice | null;
  isAsLast: boolean;
}

function PreviousMapping({ table, onChange, remembered, isAsLast }: PreviousMappingProps) {
  const t = useWords(columnWords);
  const { dateTime } = useFormats();
  if (!remembered || !table.remembered) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      {isAsLast && <Line>{t('asLastTimeHint', { when: dateTime(table.remembered.usedAt) })}</Line>}
      <Button size="small" onClick={() => onChange(isAsLast ? suggestChoice(table) : remembered)}>
        {t(isAsLast ? 'suggestAgain' : 'applyLast')}
      </Button>
    </Box>
  );
}

function MissingFields({
  entityType,
  missing,
}: {
  entityType: ImportEntityType;
  missing: readonly string[];
}) {
  const t = useWords(columnWords);
  const nameOf = useFieldNames(entityType);
  if (missing.length === 0) return null;
  return <Alert severity="warning">{t('missing', { fields: missing.map(nameOf).join(', ') })}</Alert>;
}

function Line({ children, isWrong = false }: { children: React.ReactNode; isWrong?: boolean }) {
  return (
    <Typography
      variant="body2"
      color={isWrong ? 'error' : 'textSecondary'}
      sx={{ overflowWrap: 'anywhere', minWidth: 0 }}
    >
      {children}
    </Typography>
  );
}
