import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useFormContext, useWatch } from 'react-hook-form';
import { MAX_OPTIONS } from '@quillcare/contracts';
import { PlusIcon } from '@quillcare/ui';
import { useFieldId } from '../../shared/forms/form.frame';
import { useFieldError } from '../../shared/forms/inputs.view';
import { RowButtons } from '../../shared/forms/rows/row-buttons.view';
import { RowCard, type RowDrag } from '../../shared/forms/rows/row-card.view';
import { RowList } from '../../shared/forms/rows/row-list.view';
import { useOrderedRows } from '../../shared/forms/rows/use-ordered-rows';
import { useWords } from '../../shared/words/words';
import { optionListWords } from './option-list.en';
import { OptionFields } from './option-row.view';
import { type OptionRow, newOption } from './option-rows';

/** The list's options as rows that can be reordered by mouse, touch or keyboard. */
export function OptionRowsInput() {
  const t = useWords(optionListWords);
  const rows = useOptionRows();
  const id = useFieldId('options');
  const addId = useFieldId('add-option');
  const hasSides = useSides();
  return (
    <Box id={id} tabIndex={-1} role="group" aria-label={t('fields.options')} sx={{ outline: 'none' }}>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {t('rows.hint')}
      </Typography>
      <ListError />
      <RowList name="options" keys={rows.keys} onMove={rows.move}>
        {(index, drag) => <OptionCard {...{ drag, index, rows, hasSides }} />}
      </RowList>
      {rows.keys.length < MAX_OPTIONS && (
        <Button id={addId} variant="outlined" startIcon={<PlusIcon />} onClick={rows.add}>
          {t('rows.add')}
        </Button>
      )}
      <Box role="status" sx={visuallyHidden}>
        {rows.told}
      </Box>
    </Box>
  );
}

/** Problems of the list as a whole, such as two defaults. */
function ListError() {
  const own = useFieldError('options');
  const error = useFieldError('options.root') ?? own;
  return error ? (
    <FormHelperText error sx={{ mb: 1.5, fontWeight: 500 }}>
      {error}
    </FormHelperText>
  ) : null;
}

/** Returns whether to show sides: in lists of sides, and if any option already has one. */
function useSides(): boolean {
  const { control } = useFormContext();
  const [category, options] = useWatch({ control, name: ['category', 'options'] }) as [string, OptionRow[]];
  return category === 'LATERALITY' || options.some(({ side }) => side !== null);
}

interface OptionCardProps {
  drag: RowDrag;
  index: number;
  rows: ReturnType<typeof useOptionRows>;
  hasSides: boolean;
}

/** One option of the list. The last one cannot be removed. */
function OptionCard({ drag, index, rows, hasSides }: OptionCardProps) {
  const t = useWords(optionListWords);
  const name = rows.nameAt(index);
  const last = rows.keys.length - 1;
  return (
    <RowCard
      {...drag}
      label={t('rows.noun', { place: index + 1 })}
      onMove={(step) => rows.move(index, index + step, 'name')}
      buttons={
        <RowButtons
          at={`options.${index}`}
          labels={{
            up: t('rows.up', { name }),
            down: t('rows.down', { name }),
            remove: t('rows.remove', { name }),
          }}
          isFirst={index === 0}
          isLast={index === last}
          mayRemove={last > 0}
          onMove={(step, button) => rows.move(index, index + step, button)}
          onRemove={() => rows.remove(index)}
        />
      }
    >
      <OptionFields index={index} hasSides={hasSides} />
    </RowCard>
  );
}

function useOptionRows() {
  const t = useWords(optionListWords);
  const { getValues } = useFormContext();
  return useOrderedRows({
    name: 'options',
    first: 'name',
    addButton: 'add-option',
    newRow: newOption,
    nameAt: (at) => (getValues(`options.${at}`) as OptionRow).name || t('rows.noun', { place: at + 1 }),
    moved: (name, place, count) => t('rows.moved', { name, place, count }),
    removed: (name) => t('rows.removed', { name }),
  });
}
