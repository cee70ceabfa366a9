import Button, { type ButtonProps } from '@mui/material/Button';
import type { Operation } from '@quillcare/contracts';
import { useState } from 'react';
import { toProblem } from '../api/problem';
import { showToast } from '../toasts/toast.store';
import { downloadFile } from './download-file';

/** A file that an operation answers. */
export interface Downloaded {
  operation: Operation;
  parts: Parameters<typeof downloadFile>[1];
}

interface DownloadButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'sx' | 'startIcon'> {
  file: Downloaded;
  label: string;
  /** What the message says where it could not be fetched. */
  failed: string;
}

/** Saves a file, and says so where that failed. */
export function DownloadButton({ file, label, failed, ...look }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadFile(file.operation, file.parts);
    } catch (error) {
      showToast({ title: failed, message: toProblem(error).detail, tone: 'error' });
    }
    setBusy(false);
  };
  return (
    <Button {...look} disabled={isBusy} onClick={() => void download()}>
      {label}
    </Button>
  );
}
