import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { CHECKLIST_LIMIT } from '@quillcare/contracts';
import { PlusIcon } from '@quillcare/ui';
import { useFieldId } from '../../shared/forms/form.frame';
import { RowList } from '../../shared/forms/rows/row-list.view';
import { useWords } from '../../shared/words/words';
import { templateWords } from './case-checklist-template.en';
import { ItemCard } from './item-card.view';
import { useItemRows } from './use-item-rows';

/** The checklist's items as rows that can be reordered by mouse, touch or keyboard. */
export function ItemRowsInput() {
  const t = useWords(templateWords);
  const rows = useItemRows();
  const id = useFieldId('items');
  const addId = useFieldId('add-item');
  return (
    <Box id={id} tabIndex={-1} role="group" aria-label={t('fields.items')} sx={{ outline: 'none' }}>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {t(rows.keys.length > 0 ? 'hint' : 'rows.none')}
      </Typography>
      <RowList name="items" keys={rows.keys} onMove={rows.move}>
        {(index, drag) => <ItemCard {...{ drag, index, rows }} />}
      </RowList>
      {rows.keys.length < CHECKLIST_LIMIT && (
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
