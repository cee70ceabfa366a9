import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { formatNumber } from '@quillcare/rules';
import { UploadIcon, Muted } from '@quillcare/ui';
import { DropArea } from '../../shared/files/drop-area.view';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { importWords } from './import.en';

const KIB = 1024;

/** Picks a file by dialog or drag and drop. */
export function FilePicker({
  id,
  file,
  onPick,
}: {
  id: string;
  file: File | null;
  onPick: (file: File) => void;
}) {
  const t = useWords(importWords);
  const { locale } = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const pickFile = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first) onPick(first);
  };
  return (
    <DropArea onFiles={pickFile}>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.xlsx,.xlsm,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label={t('file')}
        tabIndex={-1}
        style={{ position: 'absolute', width: 1, height: 1, opacity: 0, pointerEvents: 'none' }}
        onChange={(event) => {
          pickFile(event.target.files);
          // Lets the user choose the same file again after correcting it.
          event.target.value = '';
        }}
      />
      {file && (
        <Typography aria-live="polite">
          {t('chosen')}: <strong>{file.name}</strong> (
          {t('size', { kilobytes: formatNumber(Math.max(1, Math.round(file.size / KIB)), locale) })})
        </Typography>
      )}
      <Button id={id} variant="outlined" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
        {file ? t('change') : t('choose')}
      </Button>
      <Muted>{t('drop')}</Muted>
    </DropArea>
  );
}
