import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { chooseUsualSite, listSites } from '@quillcare/contracts';
import { describedBy, FieldFrame, Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useCommand } from '../../shared/commands/use-command';
import { useSession } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { siteWords } from './site.en';

const ID = 'usual-site';

/** Where one usually works; new quotes begin with that site. Practices without sites are not asked. */
export function SiteSection() {
  const t = useWords(siteWords);
  const { user } = useSession();
  const { data } = useOperationQuery(listSites, { query: { isActive: 'true', limit: 100 } });
  const [run, { isRunning }] = useCommand(chooseUsualSite);
  const sites = data?.items ?? [];
  if (sites.length === 0) return null;
  const value = sites.some(({ id }) => id === user.usualSiteId) ? (user.usualSiteId ?? '') : '';
  const choose = (siteId: string) =>
    void run({
      request: { body: { siteId: siteId || null } },
      done: t('saved'),
      failed: t('failed'),
    });
  return (
    <Panel title={t('title')}>
      <FieldFrame id={ID} label={t('label')} help={t('help')}>
        <TextField
          select
          size="small"
          sx={{ maxWidth: 360 }}
          value={value}
          disabled={isRunning}
          onChange={(event) => choose(event.target.value)}
          slotProps={{
            select: {
              displayEmpty: true,
              SelectDisplayProps: {
                id: ID,
                'aria-labelledby': `${ID}-label ${ID}`,
                'aria-describedby': describedBy(ID, { help: t('help') }),
              },
            },
          }}
        >
          <MenuItem value="">{t('none')}</MenuItem>
          {sites.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </FieldFrame>
    </Panel>
  );
}
