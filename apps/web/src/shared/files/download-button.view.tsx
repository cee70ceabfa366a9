import Button, { type ButtonProps } from '@mui/material/Button';
import type { Operation } from '@quillcare/contracts';
import { useState } from 'react';
import { showProblem } from '../toasts/problem.toast';
import { downloadFile } from './download-file';

export interface DownloadableFile {
  operation: Operation;
  parts: Parameters<typeof downloadFile>[1];
}

interface DownloadButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'sx' | 'startIcon'> {
  file: DownloadableFile;
  label: string;
  /** Title of the error message. */
  failed: string;
}

/** Saves a file, or shows an error message if that fails. */
export function DownloadButton({ file, label, failed, ...look }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadFile(file.operation, file.parts);
    } catch (error) {
      showProblem(error, failed);
    }
    setBusy(false);
  };
  return (
    <Button {...look} disabled={isBusy} onClick={() => void download()}>
      {label}
    </Button>
  );
}
