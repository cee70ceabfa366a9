import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { Panel } from '@quillcare/ui';
import type { FileLimits } from '../../../src/shared/files/file-check';
import { FileList, type FileItem } from '../../../src/shared/files/file-list.view';
import { FilePicker } from '../../../src/shared/files/file-picker.input';
import { FileViewer } from '../../../src/shared/files/file-viewer.view';
import { LONG_NAME } from '../gallery.samples';
import { Row, Shelf } from '../shelf.view';
import { samplePdf, samplePicture } from './files.samples';

const LIMITS: FileLimits = {
  accept: ['application/pdf', 'image/*'],
  acceptWords: 'a PDF or a picture',
  maxBytes: 5 * 1024 * 1024,
};
const STATES: readonly FileItem[] = [
  { id: '1', name: 'referral.pdf', size: 184_000 },
  { id: '2', name: 'consent.pdf', size: 2_400_000, progress: 0.62 },
  {
    id: '3',
    name: 'scan.tiff',
    size: 9_100_000,
    error: 'scan.tiff could not be stored. Try again in a moment.',
  },
  { id: '4', name: `${LONG_NAME.replaceAll(' ', '-')}.pdf`, size: 900 },
];

export function Exhibit() {
  return (
    <>
      <Row>
        <Shelf title="Choose or drop" hint="with progress and cancel">
          <Panel title="Documents">
            <Uploads />
          </Panel>
        </Shelf>
        <Shelf title="Sent, under way, refused, long name">
          <Panel title="Files">
            <FileList files={STATES} onCancel={nothing} onRemove={nothing} onRetry={nothing} />
          </Panel>
        </Shelf>
        <Shelf title="Read-only">
          <Panel title="Documents">
            <FilePicker label="Document" limits={LIMITS} isDisabled onPick={nothing} />
          </Panel>
        </Shelf>
      </Row>
      <Viewers />
    </>
  );
}

const nothing = () => undefined;

/** Simulates an upload that advances by 10 % every 200 ms. */
function Uploads() {
  const [files, setFiles] = useState<readonly FileItem[]>([]);
  const last = useRef(0);
  const isBusy = files.some(({ progress }) => progress !== undefined);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setInterval(() => setFiles((now) => now.map(advanced)), 200);
    return () => clearInterval(timer);
  }, [isBusy]);
  const add = (picked: File[]) => {
    const items = picked.map(({ name, size }) => ({
      id: String((last.current += 1)),
      name,
      size,
      progress: 0,
    }));
    setFiles([...files, ...items]);
  };
  const without = (id: string) => setFiles((now) => now.filter((file) => file.id !== id));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <FilePicker label="Documents" limits={LIMITS} isMultiple onPick={add} />
      <FileList files={files} onCancel={without} onRemove={without} />
    </Box>
  );
}

function advanced(file: FileItem): FileItem {
  if (file.progress === undefined) return file;
  return { ...file, progress: file.progress >= 0.9 ? undefined : file.progress + 0.1 };
}

function Viewers() {
  const [urls] = useState(() => ({ pdf: samplePdf(), picture: samplePicture() }));
  return (
    <Row>
      <Shelf title="A PDF">
        <Panel title="Referral">
          <FileViewer name="referral.pdf" type="application/pdf" url={urls.pdf} height={320} />
        </Panel>
      </Shelf>
      <Shelf title="A picture" hint="+ and − zoom">
        <Panel title="Scan">
          <FileViewer name="scan.svg" type="image/svg+xml" url={urls.picture} height={320} />
        </Panel>
      </Shelf>
      <Shelf title="Neither">
        <Panel title="Letter">
          <FileViewer name="letter.docx" type="application/msword" url={urls.pdf} />
        </Panel>
      </Shelf>
    </Row>
  );
}
