import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { Link as RouterLink } from 'react-router-dom';
import { listMailTemplates, type MailTemplateRecord } from '@quillcare/contracts';
import { ChevronRightIcon, PageHeader, Panel, StatusChip } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { Loaded } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { useWords } from '../../shared/words/words';
import { mailTemplateWords } from './mail-template.en';

/** All emails to patients, showing which ones the practice has reworded. */
export function MailTemplatesPage() {
  const t = useWords(mailTemplateWords);
  const request = useOperationQuery(listMailTemplates, {});
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        back={<BackLink to="/admin/email-config">{t('back')}</BackLink>}
      />
      <Loaded request={request} failed={t('failed')} skeleton={640}>
        {({ items }) => (
          <Panel title={t('list')} isFlush>
            <List disablePadding>
              {items.map((template) => (
                <TemplateLine key={template.key} template={template} />
              ))}
            </List>
          </Panel>
        )}
      </Loaded>
    </Box>
  );
}

function TemplateLine({ template: { key, words, isChanged } }: { template: MailTemplateRecord }) {
  const t = useWords(mailTemplateWords);
  return (
    <ListItem disablePadding divider>
      <ListItemButton component={RouterLink} to={`/admin/mail-templates/${key}`} sx={{ gap: 2 }}>
        <ListItemText
          primary={t(`keys.${key}`)}
          secondary={words.subject}
          sx={{ overflowWrap: 'anywhere' }}
        />
        <StatusChip label={t(isChanged ? 'own' : 'product')} tone={isChanged ? 'info' : 'muted'} />
        <ChevronRightIcon fontSize="small" />
      </ListItemButton>
    </ListItem>
  );
}
