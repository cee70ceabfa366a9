import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import {
  createImport,
  MAX_IMPORT_FILE_BYTES,
  type DuplicateStrategy,
  getClientRoom,
  duplicateStrategy,
  canImport,
} from '@quillcare/contracts';
import type { ImportEntityType } from '@quillcare/rules';
import { FormErrorSummary, Muted } from '@quillcare/ui';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { messagesWords } from '../../shared/messages/messages.en';
import { useSession } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { findChoiceProblems, toMapping } from './column-choice';
import { columnWords } from './column.en';
import { ColumnsGuide } from './columns-guide.view';
import { ColumnsStep } from './columns-step.view';
import { FilePicker } from './file-picker.view';
import { ImportSteps } from './import-steps.view';
import { importWords } from './import.en';
import { useRepeatedFile } from './use-repeated-file';
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
        {entityType === 'clients' && <RemainingClients />}
        <FilePicker id={FILE_ID} file={file} onPick={starting.pick} />
        {columns.isReading && <Typography role="status">{tColumns('reading')}</Typography>}
        {table && choice ? (
          <ColumnsStep
            key={`${file?.name}${file?.lastModified}${table.sheet}`}
            {...{ id: COLUMNS_ID, entityType, table, choice }}
            onChange={columns.choose}
            onSheet={(sheet) => void (file && starting.readColumns(file, sheet))}
          />
        ) : (
          <ColumnsGuide entityType={entityType} />
        )}
        <StrategyChoice entityType={entityType} value={strategy} onChange={starting.setStrategy} />
        <Muted>{tImport('check.help')}</Muted>
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
  const stillNeeded = useMappingProblem(entityType, columns);
  const { start: startOnce, dialog } = useRepeatedFile();
  const fail = (title: string, message: string, fieldId = FILE_ID) =>
    setFailure(({ tries }) => ({ title, message, fieldId, tries: tries + 1 }));
  const readColumns = async (picked: File, sheet?: string) => {
    setFailure(({ tries }) => ({ title: '', message: '', fieldId: FILE_ID, tries }));
    const problem = await columns.read(picked, sheet);
    if (problem !== null) fail(t('checkInput'), problem);
  };
  const pick = async (picked: File) => {
    setFile(picked);
    if (picked.size > MAX_IMPORT_FILE_BYTES) return fail(t('checkInput'), tImport('tooLarge'));
    await readColumns(picked);
  };
  const start = async (dryRun: boolean) => {
    if (!file) return fail(t('checkInput'), tImport('noFile'));
    if (file.size > MAX_IMPORT_FILE_BYTES) return fail(t('checkInput'), tImport('tooLarge'));
    if (stillNeeded !== null) return fail(t('checkInput'), stillNeeded, COLUMNS_ID);
    const { table, choice } = columns;
    const mapping = table && choice && JSON.stringify(toMapping(table, choice));
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
  return {
    file,
    pick,
    readColumns,
    columns,
    strategy,
    setStrategy,
    failure,
    start,
    isBusy,
    isLoading,
    dialog,
  };
}

/** Returns a sentence saying why the file cannot be imported with the current mapping. */
function useMappingProblem(
  entityType: ImportEntityType,
  { table, choice }: ReturnType<typeof useImportColumns>,
): string | null {
  const t = useWords(columnWords);
  const nameOf = useFieldNames(entityType);
  if (!table || !choice) return null;
  const { missing, repeated } = findChoiceProblems(entityType, choice);
  if (missing.length > 0) return t('missing', { fields: missing.map(nameOf).join(', ') });
  const [first] = repeated;
  return first === undefined ? null : t('twice', { field: nameOf(choice.fields[first] ?? '') });
}

/** Number of clients that can still be added under the practice's plan. Hidden if the plan has no limit. */
function RemainingClients() {
  const t = useWords(importWords);
  const { data } = useOperationQuery(getClientRoom, {});
  if (!data || data.max === null || data.used === null || data.left === null) return null;
  const { max, used, left } = data;
  return (
    <Alert severity={left === 0 ? 'warning' : 'info'}>
      {left === 0 ? t('room.none', { max, used }) : t('room.some', { count: left, max, used })}
    </Alert>
  );
}

interface StrategyChoiceProps {
  entityType: ImportEntityType;
  value: DuplicateStrategy;
  onChange: (value: DuplicateStrategy) => void;
}

/** How to handle rows whose record already exists, limited to what the user may do. */
function StrategyChoice({ entityType, value, onChange }: StrategyChoiceProps) {
  const t = useWords(importWords);
  const { user } = useSession();
  const noun = t(`types.${entityType}.one`);
  const offered = duplicateStrategy.options.filter((option) => canImport(user, entityType, option));
  return (
    <FormControl>
      <FormLabel id="import-strategy">{t(`types.${entityType}.strategy`)}</FormLabel>
      <RadioGroup
        aria-labelledby="import-strategy"
        value={value}
        onChange={(_event, chosen) => onChange(duplicateStrategy.parse(chosen))}
        sx={{ mt: 1, display: 'grid', gap: 1 }}
      >
        {offered.map((option) => (
          <FormControlLabel
            key={option}
            value={option}
            control={<Radio size="small" sx={{ py: 0.25 }} />}
            sx={{ alignItems: 'flex-start', m: 0 }}
            label={
              <>
                <Typography sx={{ fontWeight: 500 }}>{t(`strategies.${option}.label`)}</Typography>
                <Muted>{t(`strategies.${option}.help`, { noun })}</Muted>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
