import { useState } from 'react';
import { Panel } from '@quillcare/ui';
import type { FileLimits } from '../../../src/shared/files/file-check';
import { FilePicker } from '../../../src/shared/files/file-picker.input';
import { FileViewer } from '../../../src/shared/files/file-viewer.view';
import { Row, ExhibitSection } from '../shelf.view';
import { samplePdf, samplePicture } from './files.samples';

const LIMITS: FileLimits = {
  accept: ['application/pdf', 'image/*'],
  acceptWords: 'a PDF or a picture',
  maxBytes: 5 * 1024 * 1024,
};
export function Exhibit() {
  return (
    <>
      <Row>
        <ExhibitSection title="Choose or drop">
          <Panel title="Documents">
            <FilePicker label="Documents" limits={LIMITS} isMultiple onPick={noop} />
          </Panel>
        </ExhibitSection>
        <ExhibitSection title="Read-only">
          <Panel title="Documents">
            <FilePicker label="Document" limits={LIMITS} isDisabled onPick={noop} />
          </Panel>
        </ExhibitSection>
      </Row>
      <Viewers />
    </>
  );
}

const noop = () => undefined;

function Viewers() {
  const [urls] = useState(() => ({ pdf: samplePdf(), picture: samplePicture() }));
  return (
    <Row>
      <ExhibitSection title="A PDF">
        <Panel title="Referral">
          <FileViewer name="referral.pdf" type="application/pdf" url={urls.pdf} height={320} />
        </Panel>
      </ExhibitSection>
      <ExhibitSection title="A picture" hint="+ and − zoom">
        <Panel title="Scan">
          <FileViewer name="scan.svg" type="image/svg+xml" url={urls.picture} height={320} />
        </Panel>
      </ExhibitSection>
      <ExhibitSection title="Neither">
        <Panel title="Letter">
          <FileViewer name="letter.docx" type="application/msword" url={urls.pdf} />
        </Panel>
      </ExhibitSection>
    </Row>
  );
}
