import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useState, type FormEvent } from 'react';
import { createImport, IMPORT_FILE_LIMIT, type DuplicateStrategy } from '@quillcare/contracts';
import type { ImportEntityType } from '@quillcare/rules';
import { FormErrorSummary } from '@quillcare/ui';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import { messagesWords } from '../../shared/messages/messages.en';
import { useWords } from '../../shared/words/words';
import { ColumnsGuide } from './columns-guide.view';
import { FilePicker } from './file-picker.view';
import { HeaderCheck } from './header-check.view';
import { importWords } from './import.en';
import { StrategyChoice } from './strategy-choice.view';

const FILE_ID = 'import-file';

interface ImportStartProps {
  entityType: ImportEntityType;
  onStarted: (importId: string) => void;
}

export function ImportStart({ entityType, onStarted }: ImportStartProps) {
  const tImport = useWords(importWords);
  const t = useWords(messagesWords);
  const [file, setFile] = useState<File | null>(null);
  const [strategy, setStrategy] = useState<DuplicateStrategy>('skip');
  const [failure, setFailure] = useState({ title: '', message: '', tries: 0 });
  const [create, { isLoading }] = useOperationMutation(createImport);
  const fail = (title: string, message: string) =>
    setFailure(({ tries }) => ({ title, message, tries: tries + 1 }));
  const pick = (picked: File) => {
    setFile(picked);
    setFailure(({ tries }) => ({ title: '', message: '', tries }));
  };
  const start = async () => {
    if (!file) return fail(t('checkInput'), tImport('noFile'));
    if (file.size > IMPORT_FILE_LIMIT) return fail(t('checkInput'), tImport('tooLarge'));
    try {
      // The gateway identifies the upload; the fields here only describe the file.
      const fields = { entityType, duplicateStrategy: strategy } as Parameters<typeof create>[0]['body'];
      const run = await create({ body: fields, file });
      onStarted(run.id);
    } catch (error) {
      fail(t('uploadFailed'), toProblem(error).detail);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLoading) void start();
  };
  return (
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
          lines={[{ fieldId: FILE_ID, message: failure.message }]}
          focusKey={failure.tries}
        />
      )}
      <FilePicker id={FILE_ID} file={file} onPick={pick} />
      <ColumnsGuide entityType={entityType}>
        {file && (
          <HeaderCheck
            key={`${file.name}${file.size}${file.lastModified}`}
            file={file}
            entityType={entityType}
          />
        )}
      </ColumnsGuide>
      <StrategyChoice entityType={entityType} value={strategy} onChange={setStrategy} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button type="submit" variant="contained" aria-disabled={isLoading}>
          {isLoading ? tImport('uploading') : tImport('start')}
        </Button>
      </Box>
    </Paper>
  );
}
