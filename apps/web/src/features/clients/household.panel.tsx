import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import {
  addRelation,
  listHousehold,
  removeRelation,
  type Client,
  type HouseholdMember,
} from '@quillcare/contracts';
import { CloseIcon, Muted, Panel, StatusChip } from '@quillcare/ui';
import { ActButtons, SMALL_STYLE } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { useActs } from '../../shared/acts/use-acts';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { usePhone } from '../../shared/formats/use-phone';
import { Loaded } from '../../shared/loading/loaded.view';
import { PageLink } from '../../shared/navigation/page-link.view';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { householdWords } from './household.en';
import { addRelationAct } from './relation-act.definition';

/** The client's guardians, partners, parents, children and referrers. */
export function HouseholdPanel({ client }: { client: Client }) {
  const t = useWords(householdWords);
  const { allows } = useRights();
  const request = useOperationQuery(listHousehold, { params: { id: client.id } });
  const mayChange = allows(addRelation) && client.deletedAt === null;
  return (
    <Panel
      title={t('title')}
      action={<ActButtons acts={[addRelationAct]} record={client} look={SMALL_STYLE} about={t('title')} />}
    >
      <Loaded request={request} failed={t('failed')} skeleton={80}>
        {({ items }) =>
          items.length === 0 ? (
            <Typography color="textSecondary">{t('none')}</Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
              {items.map((member) => (
                <Member key={member.id} {...{ client, member, mayChange }} />
              ))}
            </Box>
          )
        }
      </Loaded>
    </Panel>
  );
}

interface MemberProps {
  client: Client;
  member: HouseholdMember;
  mayChange: boolean;
}

function Member({ client, member, mayChange }: MemberProps) {
  const t = useWords(householdWords);
  const { start, isRunning } = useActs();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Muted>{t(`relation.${member.relation}`)}</Muted>
        <Name member={member} />
        <MemberDetails member={member} />
      </Box>
      {mayChange && (
        <IconButton
          size="small"
          aria-label={t('remove.label', { name: member.name })}
          disabled={isRunning}
          onClick={() => start(removeMemberAct, { ...member, clientId: client.id })}
        >
          <CloseIcon sx={{ fontSize: 18 }} />
        </IconButton>
      )}
    </Box>
  );
}

function Name({ member: { client, name } }: { member: HouseholdMember }) {
  const t = useWords(householdWords);
  if (!client) return <Typography sx={{ fontWeight: 500 }}>{name}</Typography>;
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <PageLink to={`/clients/${client.id}`} color="text.primary" sx={{ fontWeight: 500 }}>
        {name}
      </PageLink>
      {client.deletedAt && <StatusChip label={t('deleted')} tone="muted" />}
    </Box>
  );
}

function MemberDetails({ member: { client, phone, note } }: { member: HouseholdMember }) {
  const t = useWords(householdWords);
  const formats = useFormats();
  const formatPhone = usePhone();
  const facts = [
    client ? client.dateOfBirth && t('born', { date: formats.date(client.dateOfBirth) }) : t('noRecord'),
    phone && formatPhone(phone),
    note,
  ];
  return <Muted>{facts.filter(Boolean).join(' · ')}</Muted>;
}

type Related = HouseholdMember & { clientId: string };

const removeMemberAct = actsOn<Related>(householdWords, ({ name }) => name).act({
  name: 'remove',
  operation: removeRelation,
  request: ({ clientId, id }) => ({ params: { id: clientId, relationId: id } }),
  // Undo adds the relation again.
  undo: {
    operation: addRelation,
    request: (_result, { clientId, relation, client, name, phone, note }) => ({
      params: { id: clientId },
      body: { relation, note, ...(client ? { otherClientId: client.id } : { name, phone }) },
    }),
  },
});
