import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useFormContext, useWatch } from 'react-hook-form';
import { OPTIONS_LIMIT } from '@quillcare/contracts';
import { PlusIcon } from '@quillcare/ui';
import { useFieldId } from '../../shared/forms/form.frame';
import { useFieldError } from '../../shared/forms/inputs.view';
import { RowList } from '../../shared/forms/rows/row-list.view';
import { useWords } from '../../shared/words/words';
import { OptionCard } from './option-card.view';
import { optionListWords } from './option-list.en';
import type { OptionRow } from './option-rows';
import { useOptionRows } from './use-option-rows';

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
      {rows.keys.length < OPTIONS_LIMIT && (
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
