import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { formatNumber } from '@quillcare/rules';
import { UploadIcon } from '@quillcare/ui';
import { importWords } from './import.en';
import { useWords } from '../../shared/words/words';

const KIB = 1024;

/** Picks a file by choosing or dropping it. */
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
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first) onPick(first);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        p: 4,
        textAlign: 'center',
        border: '1px dashed',
        borderRadius: 1,
        borderColor: isOver ? 'primary.main' : 'surface.control',
        bgcolor: isOver ? 'surface.tint' : 'transparent',
      }}
    >
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label={t('file')}
        tabIndex={-1}
        style={{ position: 'absolute', width: 1, height: 1, opacity: 0, pointerEvents: 'none' }}
        onChange={(event) => {
          take(event.target.files);
          // Lets the same file be chosen again after correcting it.
          event.target.value = '';
        }}
      />
      {file && (
        <Typography aria-live="polite">
          {t('chosen')}: <strong>{file.name}</strong> (
          {formatNumber(Math.max(1, Math.round(file.size / KIB)))} KB)
        </Typography>
      )}
      <Button id={id} variant="outlined" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
        {file ? t('change') : t('choose')}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {t('drop')}
      </Typography>
    </Box>
  );
}
