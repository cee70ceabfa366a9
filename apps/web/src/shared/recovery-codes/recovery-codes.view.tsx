import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { DownloadIcon, PrintIcon } from '@quillcare/ui';
import { CopyButton } from '../clipboard/copy-button.view';
import { recoveryCodeWords } from './recovery-code.en';
import { useWords, word } from '../words/words';

export interface RecoveryCodesProps {
  codes: readonly string[];
  owner: CodeOwner;
}

export function RecoveryCodes({ codes, owner }: RecoveryCodesProps) {
  const t = useWords(recoveryCodeWords);
  const [isBlocked, setBlocked] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        component="ol"
        aria-label={t('list')}
        className="tabular"
        sx={{
          m: 0,
          p: 2,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: { xs: 'auto', sm: 'repeat(2, auto)' },
          justifyContent: 'space-around',
          whiteSpace: 'nowrap',
          gap: 1,
          columnGap: 3,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.default',
          fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
          fontSize: '0.9375rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <CopyButton text={codes.join('\n')} onBlocked={() => setBlocked(true)} />
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => downloadCodes(codes, owner)}>
          {t('download')}
        </Button>
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </Box>
      {/* Downloading and printing remain. */}
      {isBlocked && <Box role="status">{t('notCopied')}</Box>}
      <PrintSheet text={buildCodeFile(codes, owner)} />
    </Box>
  );
}

/** Printed in place of the page. */
function PrintSheet({ text }: { text: string }) {
  return createPortal(
    <>
      <GlobalStyles
        styles={{
          '.print-sheet': { display: 'none' },
          '@media print': {
            'body > *:not(.print-sheet)': { display: 'none !important' },
            '.print-sheet': {
              display: 'block',
              margin: '2cm',
              font: '14pt/1.8 monospace',
              whiteSpace: 'pre-wrap',
              color: '#000',
            },
          },
        }}
      />
      <pre className="print-sheet" aria-hidden>
        {text}
      </pre>
    </>,
    document.body,
  );
}

interface CodeOwner {
  email: string;
  /** Formatted date on which the codes were created. */
  madeOn: string;
}

/** Returns the text of a file or printout: the recovery codes, whose they are and what they are for. */
function buildCodeFile(codes: readonly string[], { email, madeOn }: CodeOwner): string {
  const lines = [
    word(recoveryCodeWords, 'fileTitle', { email }),
    word(recoveryCodeWords, 'fileDate', { date: madeOn }),
    '',
    ...codes,
    '',
    word(recoveryCodeWords, 'fileUse'),
  ];
  // CRLF, so that it also works in old versions of Notepad.
  return `${lines.join('\r\n')}\r\n`;
}

function downloadCodes(codes: readonly string[], owner: CodeOwner): void {
  const url = URL.createObjectURL(new Blob([buildCodeFile(codes, owner)], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = word(recoveryCodeWords, 'file');
  link.click();
  URL.revokeObjectURL(url);
}
