import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { getImportFields, type ImportEntityType, type ImportField } from '@quillcare/rules';
import { DownloadIcon, Muted } from '@quillcare/ui';
import { saveFile } from '../../shared/files/save-file';
import { useWords } from '../../shared/words/words';
import { importWords } from './import.en';

/** Describes the columns a file can have, for whoever prepares it. */
export function ColumnsGuide({ entityType }: { entityType: ImportEntityType }) {
  const t = useWords(importWords);
  const fields = getImportFields(entityType);
  return (
    <Box component="section" sx={{ display: 'grid', gap: 0.5 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          flexWrap: 'wrap',
        }}
      >
        <Typography sx={{ fontWeight: 500 }}>{t('columns')}</Typography>
        <Button size="small" startIcon={<DownloadIcon />} onClick={() => void saveTemplate(entityType)}>
          {t('template')}
        </Button>
      </Box>
      <Line>{t('columnsHelp', { columns: namesOf(fields.filter(({ required }) => required)) })}</Line>
      <Line>{t('columnsOptional', { columns: namesOf(fields.filter(({ required }) => !required)) })}</Line>
      <Line>{t('columnsAnyName')}</Line>
      {fields.filter(isSelect).map(({ column, options }) => (
        <Line key={column}>{t('columnValues', { column, values: options.join(', ') })}</Line>
      ))}
      {entityType === 'surgeries' && <Line>{t('classHelp')}</Line>}
      {entityType === 'surgeries' && <Line>{t('draftsHelp')}</Line>}
    </Box>
  );
}

function Line({ children }: { children: string }) {
  return <Muted sx={{ overflowWrap: 'anywhere' }}>{children}</Muted>;
}

const namesOf = (fields: readonly ImportField[]) => fields.map(({ column }) => column).join(', ');

function isSelect(field: ImportField): field is ImportField & Required<Pick<ImportField, 'options'>> {
  return field.type === 'select' && field.options !== undefined;
}

/** Downloads an empty CSV template with all columns of an entity type. */
async function saveTemplate(entityType: ImportEntityType): Promise<void> {
  const { default: papa } = await import('papaparse');
  const header = papa.unparse([getImportFields(entityType).map(({ column }) => column)]);
  saveFile(new Blob([`${header}\r\n`], { type: 'text/csv' }), `${entityType}-template.csv`);
}
