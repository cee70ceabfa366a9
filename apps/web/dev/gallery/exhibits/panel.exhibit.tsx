import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { FactList, Panel } from '@quillcare/ui';
import { BackLink } from '../../../src/shared/navigation/back-link.view';
import { ActiveChip } from '../../../src/shared/status/active-chip.view';
import { LONG_NAME } from '../gallery.samples';
import { Row, ExhibitSection } from '../shelf.view';

const FACTS = [
  { label: 'Provider number', value: '2426621B' },
  { label: 'Email', value: 'rooms@harbour.example' },
  { label: 'Fax', value: null },
];

export function Exhibit() {
  return (
    <>
      <ExhibitSection title="A part of a page">
        <Row>
          <Panel title="Details">
            <FactList items={FACTS} />
          </Panel>
          <Panel
            title="Details"
            hint="Patients see these on their quotes."
            action={<Button size="small">Edit</Button>}
          >
            <FactList items={FACTS} />
          </Panel>
        </Row>
      </ExhibitSection>
      <ExhibitSection title="To the edges" hint="for lists whose rows have their own padding">
        <Panel title="Waiting for an answer" isFlush action={<Link href="#all">All quotes</Link>}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {['Mia Thompson', 'Noah Williams', LONG_NAME].map((name) => (
              <Box component="li" key={name} sx={{ px: 2.5, py: 1.25, borderTop: 1, borderColor: 'divider' }}>
                {name}
              </Box>
            ))}
          </Box>
        </Panel>
      </ExhibitSection>
      <ExhibitSection title="Long names">
        <Row>
          <Panel title={LONG_NAME} action={<ActiveChip isActive />}>
            <FactList
              items={[
                { label: 'Email', value: `${LONG_NAME.toLowerCase().replaceAll(' ', '.')}@harbour.example` },
              ]}
            />
          </Panel>
        </Row>
      </ExhibitSection>
      <ExhibitSection title="Back link and active chip">
        <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
          <BackLink to="/gallery">Doctors</BackLink>
          <ActiveChip isActive />
          <ActiveChip isActive={false} />
        </Box>
      </ExhibitSection>
    </>
  );
}
