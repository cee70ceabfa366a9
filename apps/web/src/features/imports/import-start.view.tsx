import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { createImport, IMPORT_FILE_LIMIT, type DuplicateStrategy } from '@quillcare/contracts';
import type { ImportEntityType } from '@quillcare/rules';
import { FormErrorSummary } from '@quillcare/ui';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import { messagesWords } from '../../shared/messages/messages.en';
import { useWords } from '../../shared/words/words';
import { ClientRoom } from './client-room.view';
import { choiceProblems, mappingOf } from './column-choice';
import { columnWords } from './column.en';
import { ColumnsGuide } from './columns-guide.view';
import { ColumnsStep } from './columns-step.view';
import { FilePicker } from './file-picker.view';
import { ImportSteps } from './import-steps.view';
import { importWords } from './import.en';
import { useRepeatedFile } from './use-repeated-file';
import { StrategyChoice } from './strategy-choice.view';
import { useFieldNames } from './use-field-names';
import { useImportColumns } from './use-import-columns';

const FILE_ID = 'import-file';
const COLUMNS_ID = 'import-columns';

interface ImportStartProps {
  entityType: ImportEntityType;
  onStarted: (importId: string) => void;
}

export function ImportStart({ entityType, onStarted }: ImportStartProps) {
  const tImport = useWords(importWords);
  const tColumns = useWords(columnWords);
  const starting = useStart({ entityType, onStarted });
  const { file, columns, failure, strategy, isBusy, start } = starting;
  const { table, choice } = columns;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void start(false);
  };
  return (
    <>
      <ImportSteps current={table ? 'columns' : 'file'} />
      <Paper
        variant="outlined"
        component="form"
        onSubmit={onSubmit}
        noValidate
        sx={{ p: 2.5, display: 'grid', gap: 3 }}
      >
        {failure.message && (
          <FormErrorSummary
            title={failure.title}
            lines={[{ fieldId: failure.fieldId, message: failure.message }]}
            focusKey={failure.tries}
          />
        )}
        {entityType === 'clients' && <ClientRoom />}
        <FilePicker id={FILE_ID} file={file} onPick={starting.pick} />
        {columns.isReading && <Typography role="status">{tColumns('reading')}</Typography>}
        {table && choice ? (
          <ColumnsStep
            key={`${file?.name}${file?.lastModified}${table.sheet}`}
            {...{ id: COLUMNS_ID, entityType, table, choice }}
            onChange={columns.choose}
            onSheet={(sheet) => void (file && columns.read(file, sheet))}
          />
        ) : (
          <ColumnsGuide entityType={entityType} />
        )}
        <StrategyChoice entityType={entityType} value={strategy} onChange={starting.setStrategy} />
        <Typography variant="body2" color="textSecondary">
          {tImport('check.help')}
        </Typography>
        <StartButtons {...starting} />
        {starting.dialog}
      </Paper>
    </>
  );
}

function StartButtons({ isBusy, isLoading, start }: ReturnType<typeof useStart>) {
  const t = useWords(importWords);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, flexWrap: 'wrap' }}>
      <Button
        variant="outlined"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) void start(true);
        }}
      >
        {t('check.start')}
      </Button>
      <Button type="submit" variant="contained" aria-disabled={isBusy}>
        {isLoading ? t('uploading') : t('start')}
      </Button>
    </Box>
  );
}

interface Failure {
  title: string;
  message: string;
  fieldId: string;
  tries: number;
}

/** State of the chosen file and its columns, and starting its import or check. */
function useStart({ entityType, onStarted }: ImportStartProps) {
  const t = useWords(messagesWords);
  const tImport = useWords(importWords);
  const [file, setFile] = useState<File | null>(null);
  const [strategy, setStrategy] = useState<DuplicateStrategy>('skip');
  const [failure, setFailure] = useState<Failure>({ title: '', message: '', fieldId: FILE_ID, tries: 0 });
  const [create, { isLoading }] = useOperationMutation(createImport);
  const columns = useImportColumns(entityType);
  const stillNeeded = useStillNeeded(entityType, columns);
  const { start: startOnce, dialog } = useRepeatedFile();
  const fail = (title: string, message: string, fieldId = FILE_ID) =>
    setFailure(({ tries }) => ({ title, message, fieldId, tries: tries + 1 }));
  const pick = async (picked: File) => {
    setFile(picked);
    setFailure(({ tries }) => ({ title: '', message: '', fieldId: FILE_ID, tries }));
    if (picked.size > IMPORT_FILE_LIMIT) return fail(t('checkInput'), tImport('tooLarge'));
    const problem = await columns.read(picked);
    if (problem !== null) fail(t('checkInput'), problem);
  };
  const start = async (dryRun: boolean) => {
    if (!file) return fail(t('checkInput'), tImport('noFile'));
    if (file.size > IMPORT_FILE_LIMIT) return fail(t('checkInput'), tImport('tooLarge'));
    if (stillNeeded !== null) return fail(t('checkInput'), stillNeeded, COLUMNS_ID);
    const { table, choice } = columns;
    const mapping = table && choice && JSON.stringify(mappingOf(table, choice));
    try {
      // The gateway adds the id of the upload; these fields only describe the file.
      await startOnce(async (again) => {
        const fields = {
          entityType,
          duplicateStrategy: strategy,
          dryRun,
          again,
          ...(mapping && { mapping }),
        };
        const run = await create({ body: fields as Parameters<typeof create>[0]['body'], file });
        onStarted(run.id);
      });
    } catch (error) {
      const { detail, errors, code } = toProblem(error);
      fail(t('uploadFailed'), (code === 'IMPORT_FILE_INVALID' && errors?.[0]?.message) || detail);
    }
  };
  const isBusy = isLoading || columns.isReading;
  return { file, pick, columns, strategy, setStrategy, failure, start, isBusy, isLoading, dialog };
}

/** Returns a sentence saying why the file cannot be imported with the current mapping. */
function useStillNeeded(
  entityType: ImportEntityType,
  { table, choice }: ReturnType<typeof useImportColumns>,
): string | null {
  const t = useWords(columnWords);
  const nameOf = useFieldNames(entityType);
  if (!table || !choice) return null;
  const { missing, repeated } = choiceProblems(entityType, choice);
  if (missing.length > 0) return t('missing', { fields: missing.map(nameOf).join(', ') });
  const [first] = repeated;
  return first === undefined ? null : t('twice', { field: nameOf(choice.fields[first] ?? '') });
}
