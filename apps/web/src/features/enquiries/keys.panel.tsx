import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { listLeadKeys, revokeLeadKey, type LeadKey, createLeadKey } from '@quillcare/contracts';
import { Panel, StatusChip, PlusIcon, TitledDialog, Muted } from '@quillcare/ui';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { SwitchedOffNotice } from '../../shared/plans/switched-off.view';
import { useWords } from '../../shared/words/words';
import { CopyText } from '../../shared/clipboard/copy-text.view';
import { enquiriesWords } from './enquiries.en';
import { buildCurlExample } from './enquiry-address';

/** Creates a key and shows it once. */
const createKeyAct = actsOn<object>(enquiriesWords, () => '').act({
  name: 'add',
  texts: 'keys.add',
  icon: <PlusIcon />,
  operation: createLeadKey,
  asks: createLeadKey.body,
  request: (_panel, body) => ({ body }),
  renderResult: ({ secret }, _panel, close) => <Secret secret={secret} onClose={close} />,
  maxWidth: 'sm',
});

/** API keys for the practice's websites: create, see when last used, revoke. */
export function KeysPanel() {
  const t = useWords(enquiriesWords);
  const request = useOperationQuery(listLeadKeys, {});
  return (
    <Panel
      title={t('keys.title')}
      hint={t('keys.subtitle')}
      action={<ActButtons acts={[createKeyAct]} record={{}} />}
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

const revokeKeyAct = actsOn<LeadKey>(enquiriesWords, ({ name }) => name).act({
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
          <ActButtons acts={[revokeKeyAct]} record={key} about={key.name} />
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
        <Muted component="code">{`${hint}…`}</Muted>
        <StatusChip
          label={revokedAt ? t('keys.isRevoked') : t('keys.active')}
          tone={revokedAt ? 'muted' : 'success'}
        />
      </Typography>
      <Muted>{facts.filter(Boolean).join(' · ')}</Muted>
    </Box>
  );
}

/** Closes only by its button, because a stray click outside the dialog must not lose a key that has not been copied yet. */
function Secret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useWords(enquiriesWords);
  return (
    <TitledDialog
      title={t('keys.secretTitle')}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('keys.done')}
        </Button>
      }
    >
      <CopyText label={t('keys.secret')} help={t('keys.secretHelp')} text={secret} />
      <CopyText label={t('keys.curl')} text={buildCurlExample(secret)} isMultiline />
    </TitledDialog>
  );
}
