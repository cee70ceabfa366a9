import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { listLeadKeys, revokeLeadKey, type LeadKey } from '@quillcare/contracts';
import { Panel, StatusChip } from '@quillcare/ui';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { SwitchedOffNotice } from '../../shared/plans/switched-off.view';
import { useWords } from '../../shared/words/words';
import { enquiriesWords } from './enquiries.en';
import { makingKey } from './new-key.definition';

/** API keys for the practice's websites: create, see when last used, revoke. */
export function KeysPanel() {
  const t = useWords(enquiriesWords);
  const request = useOperationQuery(listLeadKeys, {});
  return (
    <Panel
      title={t('keys.title')}
      hint={t('keys.subtitle')}
      action={<ActButtons acts={[makingKey]} record={{}} />}
    >
      <SwitchedOffNotice feature="websiteKeys" />
      <Loaded request={request} failed={t('keys.failed')} skeleton={96}>
        {({ items }) =>
          items.length === 0 ? <Typography>{t('keys.none')}</Typography> : <Keys keys={items} />
        }
      </Loaded>
    </Panel>
  );
}

const revoking = actsOn<LeadKey>(enquiriesWords, ({ name }) => name).act({
  name: 'revoke',
  texts: 'keys.revoke',
  operation: revokeLeadKey,
  when: ({ revokedAt }) => revokedAt === null,
  request: ({ id }) => ({ params: { id } }),
  isDanger: true,
  confirms: true,
});

function Keys({ keys }: { keys: readonly LeadKey[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {keys.map((key) => (
        <Box component="li" key={key.id} sx={ROW}>
          <Facts leadKey={key} />
          <ActButtons acts={[revoking]} record={key} about={key.name} />
        </Box>
      ))}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
};

function Facts({ leadKey }: { leadKey: LeadKey }) {
  const t = useWords(enquiriesWords);
  const formats = useFormats();
  const { name, hint, createdAt, createdByName, lastUsedAt, revokedAt } = leadKey;
  const when = formats.date(formats.dayOf(createdAt));
  const facts = [
    createdByName ? t('keys.created', { when, name: createdByName }) : t('keys.createdAt', { when }),
    lastUsedAt ? t('keys.used', { when: formats.ago(lastUsedAt) }) : t('keys.neverUsed'),
    revokedAt && t('keys.revoked', { when: formats.ago(revokedAt) }),
  ];
  return (
    <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="div" sx={{ fontWeight: 500, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {name}
        <Typography component="code" variant="body2" color="textSecondary">
          {`${hint}…`}
        </Typography>
        <StatusChip
          label={revokedAt ? t('keys.isRevoked') : t('keys.active')}
          tone={revokedAt ? 'muted' : 'success'}
        />
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
