import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ROLES, restoreHospital } from '@quillcare/contracts';
import { formatPhone } from '@quillcare/rules';
import { BellIcon, Hint, Panel, StatusChip, TONE_NAMES } from '@quillcare/ui';
import type { ReactNode } from 'react';
import { ReadinessChip } from '../../../src/shared/case-checklist/readiness-chip.view';
import { DuplicateNotice } from '../../../src/shared/entries/duplicate-mark.view';
import { RecoveryCodes } from '../../../src/shared/recovery-codes/recovery-codes.view';
import { DeletedNotice } from '../../../src/shared/removal/deleted-notice.view';
import { RoleChip } from '../../../src/shared/roles/role-chip.view';
import { TermsText } from '../../../src/shared/terms-text/terms-text.view';
import { GalleryPractice, type Answers } from '../practice.view';
import { hoursAgo } from '../gallery.samples';
import { HOSPITAL } from '../hospital.samples';
import { Row, ExhibitSection } from '../shelf.view';

const ANSWERS: Answers = { [restoreHospital.name]: () => HOSPITAL };
const DUPLICATE = { ...HOSPITAL, isDuplicateFlag: true, duplicateOf: HOSPITAL.id };
const READINESS = ['READY', 'MISSING', 'OVERDUE'] as const;
const CODES = ['7F4K-92QX', 'M3PD-81ZT', 'Q6RW-55LB', 'V9HC-20NJ'];

export function Exhibit() {
  return (
    <GalleryPractice answers={ANSWERS}>
      <ExhibitSection title="Status" hint="a word, never a colour alone">
        <Line>
          {TONE_NAMES.map((tone) => (
            <StatusChip key={tone} tone={tone} label={tone} />
          ))}
        </Line>
      </ExhibitSection>
      <ExhibitSection title="Readiness of a case">
        <Line>
          {READINESS.map((state) => (
            <ReadinessChip key={state} state={state} />
          ))}
        </Line>
      </ExhibitSection>
      <ExhibitSection title="Roles">
        <Line>
          {ROLES.map((role) => (
            <RoleChip key={role} role={role} />
          ))}
        </Line>
      </ExhibitSection>
      <ExhibitSection title="Phone numbers" hint="as the practice’s country writes them">
        <Line>
          {formatPhone('+61412345678', 'AU')}
          {formatPhone('+6421345678', 'AU')}
        </Line>
      </ExhibitSection>
      <ExhibitSection
        title="Hint"
        hint="the name of what shows only an icon, for those who point without pressing"
      >
        <Line>
          <Hint title="Notifications">
            <IconButton aria-label="Notifications">
              <BellIcon />
            </IconButton>
          </Hint>
        </Line>
      </ExhibitSection>
      <ExhibitSection title="Above a record">
        <DeletedNotice
          deletedAt={hoursAgo(30)}
          operation={restoreHospital}
          record={HOSPITAL}
          name={HOSPITAL.name}
          mayRestore
        />
        <DuplicateNotice record={DUPLICATE} path="/hospitals" />
      </ExhibitSection>
      <Row>
        <ExhibitSection title="Terms" hint="as the patient reads them">
          <Panel title="Our terms">
            <TermsText level={3} text={'# Payment\n\nBy card or transfer, a week before surgery.'} />
          </Panel>
        </ExhibitSection>
        <ExhibitSection title="Recovery codes">
          <Panel title="Recovery codes">
            <RecoveryCodes codes={CODES} owner={{ email: 'amelia@harbour.example', madeOn: '23 Nov 2026' }} />
          </Panel>
        </ExhibitSection>
      </Row>
    </GalleryPractice>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>{children}</Box>;
}
