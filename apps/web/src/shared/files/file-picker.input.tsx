import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useRef, useState, type ReactNode } from 'react';
import { UploadIcon, Muted } from '@quillcare/ui';
import { useWords } from '../words/words';
import { findRefusal, formatFileSize, type FileLimits } from './file-check';
import { DropArea } from './drop-area.view';
import { fileWords } from './file.en';

export interface FilePickerProps {
  label: string;
  /** Id of the button, for labels and links in an error summary. */
  id?: string;
  limits: FileLimits;
  isMultiple?: boolean;
  /** Whether a file has already been chosen, so that the button offers another. */
  hasFile?: boolean;
  isDisabled?: boolean;
  /** Receives the accepted files. Rejected ones are explained below the area. */
  onPick: (files: File[]) => void;
  /** Shown above the button: the chosen file. */
  children?: ReactNode;
}

/** Accepts files by drag and drop or from a dialog. The button makes it usable by keyboard. */
export function FilePicker(props: FilePickerProps) {
  const { label, id, limits, isMultiple = false, hasFile = false, isDisabled = false, onPick } = props;
  const t = useWords(fileWords);
  const ownId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const count = isMultiple ? 2 : 1;
  const pickFiles = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length === 0 || isDisabled) return;
    if (!isMultiple && files.length > 1) return setRefusals([t('tooMany')]);
    setRefusals(files.flatMap((file) => findRefusal(file, limits) ?? []));
    const accepted = files.filter((file) => findRefusal(file, limits) === null);
    if (accepted.length > 0) onPick(accepted);
  };
  return (
    <Box>
      <DropArea isDisabled={isDisabled} onFiles={pickFiles}>
        {props.children}
        <input
          ref={input}
          type="file"
          accept={limits.accept.join(',')}
          multiple={isMultiple}
          disabled={isDisabled}
          aria-label={label}
          tabIndex={-1}
          style={{ position: 'absolute', width: 1, height: 1, opacity: 0, pointerEvents: 'none' }}
          onChange={({ target }) => {
            pickFiles(target.files);
            // Lets the user choose the same file again after correcting it.
            target.value = '';
          }}
        />
        <Button
          id={id}
          variant="outlined"
          startIcon={<UploadIcon />}
          aria-describedby={`${ownId}-limits${refusals.length > 0 ? ` ${ownId}-refusals` : ''}`}
          disabled={isDisabled}
          onClick={() => input.current?.click()}
        >
          {hasFile ? t('change') : t('choose', { count })}
        </Button>
        <Muted id={`${ownId}-limits`}>
          {t('drop', { count })} ·{' '}
          {t('limits', { types: limits.acceptWords, size: formatFileSize(limits.maxBytes) })}
        </Muted>
      </DropArea>
      {refusals.length > 0 && (
        <FormHelperText component="div" id={`${ownId}-refusals`} error role="alert" sx={{ mt: 0.5 }}>
          {refusals.map((refusal) => (
            <div key={refusal}>{refusal}</div>
          ))}
        </FormHelperText>
      )}
    </Box>
  );
}
